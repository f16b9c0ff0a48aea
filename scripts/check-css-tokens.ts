import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Node } from 'postcss';

/** The only style sheet that may state values. */
const TOKENS = 'tokens.css';
interface Rule {
  property: RegExp;
  value: RegExp;
  /** The rules that it applies to; all by default. */
  selector?: RegExp;
  of: string;
}

/** A variable in the style of a component: `'--width': width`. */
const SET_IN_CODE = /['"`](--[a-z][\w-]*)['"`]/g;
/** A selector that ends in a control. */
const CONTROL = /(^|[\s.>+~(:,])(button|input|select)(\)|:[\w-]+(\([^)]*\))?|\[[^\]]*\])*\s*(,|$)/;
const RULES: readonly Rule[] = [
  { property: /^font(-size)?$/, value: /\d(px|rem|em)\b/, of: 'size of type' },
  { property: /radius$/, value: /\d(px|rem|em)\b/, of: 'radius' },
  // A ring or an inset line of a token's colour is a border, not a shadow.
  { property: /^box-shadow$/, value: /^(?!inset|0 0 0 )(.*\d(px|rem|em)\b)/, of: 'shadow' },
  { property: /^(transition|animation)/, value: /\d(ms|s)\b/, of: 'duration' },
  // Smaller ones are check boxes, larger ones pictures to click on.
  { property: /^(min-)?height$/, value: /^(2[5-9]|3\d|4[0-8])px$/, selector: CONTROL, of: 'height of a control' },
  { property: /./, value: /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i, of: 'colour' },
];

/**
 * Finds sizes of type, radii, shadows, durations, heights of controls and colours that a style sheet states itself instead of reading a token.
 * Paper has fixed sizes and colours: rules for print are exempt.
 * @returns one line for each such declaration, with file and line.
 */
export function checkCssTokens(folder: string): string[] {
  const problems: string[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css') || path.basename(name) === TOKENS) continue;
    const file = path.join(folder, name);
    postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkDecls((declaration) => {
      const broken = isForPrint(declaration) ? undefined : ruleBrokenBy(declaration);
      if (broken !== undefined)
        problems.push(`${file}:${declaration.source?.start?.line}: a ${broken} without a token: ${declaration}`);
    });
  }
  return problems;
}

const ruleBrokenBy = ({ prop, value, parent }: Declaration) =>
  RULES.find(
    ({ property, value: stated, selector }) =>
      property.test(prop) &&
      stated.test(value) &&
      (selector === undefined || (parent instanceof postcss.Rule && selector.test(parent.selector))),
  )?.of;

function isForPrint(node: Node): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent)
    if (parent instanceof postcss.AtRule && (parent.name === 'page' || parent.params.includes('print'))) return true;
  return false;
}

/**
 * Finds variables that are read but declared in no style sheet and set by no component: the browser ignores such a
 * declaration silently.
 * @returns one line for each use, with file and line
 */
export function checkCssVariables(folder: string): string[] {
  const known = new Set<string>();
  const uses: { name: string; place: string }[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (/\.tsx?$/.test(name))
      for (const [, set = ''] of readFileSync(file, 'utf8').matchAll(SET_IN_CODE)) known.add(set);
    if (!name.endsWith('.css')) continue;
    postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkDecls(({ prop, value, source }) => {
      if (prop.startsWith('--')) known.add(prop);
      for (const [, read = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g))
        uses.push({ name: read, place: `${file}:${source?.start?.line}` });
    });
  }
  return uses.filter(({ name }) => !known.has(name)).map(({ name, place }) => `${place}: ${name} is declared nowhere`);
}

if (import.meta.filename === process.argv[1]) {
  const problems = [...checkCssTokens('src'), ...checkCssVariables('src')];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
