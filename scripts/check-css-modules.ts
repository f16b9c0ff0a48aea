import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';

/**
 * Compares the class names that code uses (`styles.row`) with those of its CSS modules. The compiler cannot: to it a CSS
 * module is a record of strings.
 * @returns one line for each unknown and each unused class.
 */
export function checkCssModules(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  const classes = new Map(files.filter((name) => name.endsWith('.module.css')).map((css) => [css, readClasses(css)]));
  const unused = new Map([...classes].map(([css, names]) => [css, new Set(names)]));
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const { css, name } of readUses(file)) {
      // `styles[key]` may be any class of the module.
      if (name === null) unused.delete(css);
      else if (classes.get(css)?.has(name)) unused.get(css)?.delete(name);
      else problems.push(`${file} uses .${name}, which ${css} does not have`);
    }
  }
  for (const [css, names] of unused) for (const name of names) problems.push(`${css} has .${name}, which nothing uses`);
  return problems;
}

function readClasses(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(css, 'utf8'), { from: css }).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/** The classes that a module reads from those it imports; the name is null where it is computed. */
function readUses(file: string): { css: string; name: string | null }[] {
  const code = readFileSync(file, 'utf8');
  if (!code.includes('.module.css')) return [];
  const imported = new Map<string, string>();
  const uses: { css: string; name: string | null }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const target = path.join(path.dirname(file), node.moduleSpecifier.text);
      if (target.endsWith('.module.css')) imported.set(node.importClause?.name?.text ?? '', target);
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const css = ts.isIdentifier(node.expression) ? imported.get(node.expression.text) : undefined;
      if (css !== undefined) uses.push({ css, name: ts.isPropertyAccessExpression(node) ? node.name.text : null });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return uses;
}

if (import.meta.filename === process.argv[1]) {
  const problems = checkCssModules('src');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
