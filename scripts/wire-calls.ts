import { type Plugin, parseAst } from 'vite';

/** What checks a call's body and result: the server's work. The browser sends, and trusts the answer of its own server. */
const SCHEMAS = new Set(['body', 'result']);
const STATED_BY = new Set(['call', 'uploadCall']);
/** What states a code, its words behind the first argument: they are the server's to say, in the envelope's message. */
const CODED_BY = new Set(['business', 'failure']);

/**
 * Leaves the schemas of every call, and the words of every code, out of the browser's files: what remains of a call there is what the wire needs (its
 * operation, path, access and how it travels). With them goes most of zod, and the time to build schemas that no page
 * asks for. Schemas that a screen names itself (a form's rules) stay, and those alone: the contract's values are worked
 * out without effects, and one that nobody names is not worked out at all.
 */
export function wireCalls(): Plugin {
  return {
    name: 'wire-calls',
    apply: 'build',
    transform: {
      // Types are gone by then.
      order: 'post',
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: onTheWire(code), map: null }),
    },
  };
}

/** A module of the contract as the browser needs it. */
export function onTheWire(code: string): string {
  const tree = parseAst(code);
  return rewritten(code, [...schemas(tree, code), ...words(tree), ...values(tree)]);
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

/** Says of each value at the top that is worked out by a call (`Part.pick(…)`) that it may be left out. */
function values(tree: { body: unknown[] }): Edit[] {
  const edits: Edit[] = [];
  for (const statement of tree.body) {
    const declaration = (statement as Node).declaration ?? (statement as Node);
    for (const { init } of declaration.declarations ?? []) {
      if (init?.type !== 'CallExpression' || init.callee?.type === 'Identifier') continue;
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' });
      edits.push({ start: init.end, end: init.end, text: ')()' });
    }
  }
  return edits;
}

/** What of a syntax tree is looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { type: string; name?: string };
  key?: { name?: string };
  arguments?: { start: number; end: number; properties?: Node[] }[];
  declaration?: Node | null;
  declarations?: { init: Node | null }[];
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
