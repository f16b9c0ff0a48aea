import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, parseAst, transformWithOxc } from 'vite';

/** What checks a call's body and result: the server's work. The browser sends, and trusts the answer of its own server. */
const SCHEMAS = new Set(['body', 'result']);
const STATED_BY = new Set(['call', 'uploadCall']);
/** What states a code, its words behind the first argument: they are the server's to say, in the envelope's message. */
const CODED_BY = new Set(['business', 'failure']);

/** Names the whole of a module of the contract, beside what the wire needs of it. */
const WHOLE = '?whole';

/**
 * Leaves the schemas of every call, and the words of every code, out of the browser's files: what remains of a call there
 * is what the wire needs (its operation, path, access and how it travels). With them goes most of zod, and the time to
 * build schemas that no page asks for. Schemas that a screen names itself (a form's rules) come from a second module that holds the whole of the
 * first: a file of the contract may serve many screens, and only the one that names a schema is to bring zod along.
 * Values are worked out without effects, and one that nobody names is not worked out at all.
 */
export function wireCalls(): Plugin {
  return {
    name: 'wire-calls',
    apply: 'build',
    // In front of Vite's own, which would take the question mark for a file's name.
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?whole$/ },
      handler: (source, importer) => path.resolve(path.dirname(importer ?? ''), source),
    },
    load: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts\?whole$/ },
      async handler(id) {
        const file = id.slice(0, -WHOLE.length);
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        return { code: wholeOf(code), moduleType: 'js', moduleSideEffects: false };
      },
    },
    transform: {
      // Types are gone by then.
      order: 'post',
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code, id) => ({ code: onTheWire(code, path.basename(id)), map: null, moduleSideEffects: false }),
    },
  };
}

/** A module of the contract as the browser needs it; `file` is its name. */
export function onTheWire(code: string, file: string): string {
  const tree = treeOf(code);
  const moved = exportedSchemas(tree);
  const kept = { body: tree.body.filter((statement) => !moved.includes(statement)) };
  const gone = moved.map(({ start, end }) => ({ start, end, text: '' }));
  const rest = withoutUnusedImports(
    rewritten(code, [...gone, ...schemas(kept, code), ...words(kept), ...values(kept, STATED_BY)]),
  );
  if (moved.length === 0) return rest;
  const list = moved
    .flatMap(declared)
    .map(({ id }) => id?.name)
    .join(', ');
  return `import { ${list} } from './${file}${WHOLE}';\nexport { ${list} };\n${rest}`;
}

/** The same module with everything in it, standing on whole ones alone; what nobody names of it may be left out. */
export function wholeOf(code: string): string {
  const tree = treeOf(code);
  const sources = tree.body.flatMap(({ source }) =>
    source?.value?.startsWith('./') ? [{ start: source.end - 1, end: source.end - 1, text: WHOLE }] : [],
  );
  return rewritten(code, [...sources, ...values(tree, new Set())]);
}

/** What only schemas were made of is imported no more, or it would come along. */
function withoutUnusedImports(code: string): string {
  const tree = treeOf(code);
  const used = new Set<string>();
  const imports = tree.body.filter(({ type }) => type === 'ImportDeclaration');
  visit(
    tree.body.filter((statement) => !imports.includes(statement)),
    ({ type, name }) => type === 'Identifier' && used.add(String(name)),
  );
  const edits = imports.flatMap(({ start, end, specifiers = [], source }) => {
    // A list of modules (`* as account`) is wanted whole.
    if (specifiers.some(({ type }) => type !== 'ImportSpecifier')) return [];
    const names = specifiers.filter(({ local }) => used.has(String(local?.name)));
    const list = names.map((name) => code.slice(name.start, name.end)).join(', ');
    return [{ start, end, text: list === '' ? '' : `import { ${list} } from '${source?.value}';` }];
  });
  return rewritten(code, edits);
}

/** What stands from `start` to `end` becomes `text`; where both are one place it is put there. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Takes out the schemas of calls, each with the comma after it. */
function schemas(tree: unknown, code: string): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== 'CallExpression' || !STATED_BY.has(String(node.callee?.name))) return;
    for (const { key, start, end } of node.arguments?.[0]?.properties ?? []) {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      if (SCHEMAS.has(String(key?.name))) edits.push({ start, end: end + comma, text: '' });
    }
  });
  return edits;
}

/** Takes out what each code says: what it does stays. */
function words(tree: unknown): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== 'CallExpression' || !CODED_BY.has(String(node.callee?.name))) return;
    for (const { start, end } of node.arguments?.slice(1) ?? []) edits.push({ start, end, text: "''" });
  });
  return edits;
}

/** A schema is named like the type of what it lets through; constants are in capitals, calls and rules in small letters. */
const SCHEMA_NAME = /^[A-Z].*[a-z]/;

/** What makes a resource of its schemas: the back office's, which reads them. */
const RESOURCE_BY = 'crud';

/** The statements that export a schema, or what is made of schemas. */
function exportedSchemas(tree: Tree): Node[] {
  const isSchema = ({ id, init }: Declared) =>
    init?.type === 'CallExpression' && (SCHEMA_NAME.test(id?.name ?? '') || init.callee?.name === RESOURCE_BY);
  return tree.body.filter(
    (statement) => statement.type === 'ExportNamedDeclaration' && declared(statement).some(isSchema),
  );
}

function declared(statement: Node): Declared[] {
  return (statement.declaration ?? statement).declarations ?? [];
}

/** Says of each value at the top that a call works out (`Part.pick(…)`, `{ ...tree('x') }`) that it may be left out, unless that is `known`. */
function values(tree: Tree, known: ReadonlySet<string>): Edit[] {
  return tree.body.flatMap(declared).flatMap(({ init }) => {
    if (init === null || !isWorkedOut(init) || known.has(String(init.callee?.name))) return [];
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ];
  });
}

function isWorkedOut(init: Node): boolean {
  if (/Function/.test(init.type)) return false;
  let isFound = false;
  visit(init, ({ type }) => {
    isFound ||= type === 'CallExpression' || type === 'NewExpression';
  });
  return isFound;
}

interface Tree {
  body: Node[];
}

/** The statements of a module, as far as they are looked at here. */
function treeOf(code: string): Tree {
  const { body }: { body: unknown[] } = parseAst(code);
  return { body: body as Node[] };
}

/** What of a syntax tree is looked at here. */
interface Node {
  type: string;
  name?: string;
  start: number;
  end: number;
  callee?: { type: string; name?: string };
  key?: { name?: string };
  arguments?: { start: number; end: number; properties?: Node[] }[];
  source?: { end: number; value?: string } | null;
  specifiers?: { type: string; start: number; end: number; local?: { name?: string } }[];
  declaration?: Node | null;
  declarations?: Declared[];
}

interface Declared {
  id?: { name?: string };
  init: Node | null;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value;
}

function rewritten(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let rest = '';
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    rest += code.slice(at, start) + text;
    at = end;
  }
  return rest + code.slice(at);
}
