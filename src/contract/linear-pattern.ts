/**
 * A matcher for the patterns that staff give to questions. It walks every state at once (Thompson), so that no pattern
 * takes longer than its size times the text's: `(a+)+$` cannot hang anyone. What it takes is a subset of JavaScript's
 * syntax: characters, classes, `.`, groups, `|`, `* + ? {m,n}` (lazy or not), `^ $ \b \B`, and escapes such as `\d`.
 * Look-around and references back, which cannot be walked so, are no patterns here.
 */
export function linearPattern(source: string): LinearPattern | undefined {
  if (source.length > LONGEST) return undefined;
  try {
    // What is no pattern to JavaScript (an odd range, a stray bracket) is none here.
    new RegExp(source, 'u');
    const program: Step[] = [];
    emit(parse(source), program);
    program.push({ kind: 'match' });
    return { test: (text) => runs(program, Array.from(text)) };
  } catch {
    return undefined;
  }
}

export interface LinearPattern {
  /** Whether the pattern is found anywhere in the text. */
  test(text: string): boolean;
}

/** Bounds as well how deep groups stand in each other. */
const LONGEST = 300;
const MAX_STEPS = 1_500;
const MAX_REPEAT = 500;

type Node =
  | { kind: 'one'; fits: (character: string) => boolean }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'all'; nodes: Node[] }
  | { kind: 'any'; nodes: Node[] }
  | { kind: 'repeat'; node: Node; least: number; most: number };

type Edge = '^' | '$' | 'b' | 'B';

type Step =
  | { kind: 'one'; fits: (character: string) => boolean }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'split'; to: number[] }
  | { kind: 'match' };

const unsupported = () => new Error('not a pattern of the linear kind');

function parse(source: string): Node {
  const characters = Array.from(source);
  let at = 0;
  const take = () => characters[at++] ?? '';

  const alternatives = (): Node => {
    const nodes = [sequence()];
    while (characters[at] === '|') {
      at += 1;
      nodes.push(sequence());
    }
    return nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { kind: 'any', nodes };
  };
  const sequence = (): Node => {
    const nodes: Node[] = [];
    while (at < characters.length && characters[at] !== '|' && characters[at] !== ')') nodes.push(repeated());
    return { kind: 'all', nodes };
  };
  const repeated = (): Node => {
    const node = atom();
    const bounds = /^(?:\*|\+|\?|\{(\d+)(,(\d*))?\})/.exec(characters.slice(at, at + 24).join(''));
    if (bounds === null) return node;
    at += bounds[0].length;
    if (characters[at] === '?') at += 1;
    const [least, most] = boundsOf(bounds);
    if (least > MAX_REPEAT || (most !== Number.POSITIVE_INFINITY && most > MAX_REPEAT)) throw unsupported();
    return { kind: 'repeat', node, least, most };
  };
  const atom = (): Node => {
    const character = take();
    if (character === '(') return group();
    if (character === '[') return { kind: 'one', fits: readClass(characters, () => at++) };
    if (character === '.') return { kind: 'one', fits: (other) => !/[\n\r\u2028\u2029]/.test(other) };
    if (character === '^' || character === '$') return { kind: 'edge', edge: character };
    if (character === '\\') return escaped();
    return { kind: 'one', fits: (other) => other === character };
  };
  const group = (): Node => {
    if (characters[at] === '?') {
      if (characters[at + 1] !== ':') throw unsupported();
      at += 2;
    }
    const node = alternatives();
    if (take() !== ')') throw unsupported();
    return node;
  };
  const escaped = (): Node => {
    const letter = take();
    if (letter === 'b' || letter === 'B') return { kind: 'edge', edge: letter };
    return { kind: 'one', fits: fitsOf(escapeAt(letter, characters, () => at++)) };
  };

  const whole = alternatives();
  if (at < characters.length) throw unsupported();
  return whole;
}

function boundsOf([sign, least = '', comma, most = '']: RegExpExecArray): [number, number] {
  if (sign === '*') return [0, Number.POSITIVE_INFINITY];
  if (sign === '+') return [1, Number.POSITIVE_INFINITY];
  if (sign === '?') return [0, 1];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}

/** The text of an escape, for one character's own small pattern: \d, \., \u4e00, \p{L}. References back are refused. */
function escapeAt(letter: string, characters: readonly string[], next: () => number): string {
  if (/[1-9k]/.test(letter)) throw unsupported();
  let text = `\\${letter}`;
  const take = (count: number) => {
    for (let taken = 0; taken < count; taken += 1) text += characters[next()] ?? '';
  };
  const until = (end: string) => {
    let last = '';
    while (last !== end && last !== undefined) {
      const character = characters[next()];
      if (character === undefined) throw unsupported();
      last = character;
      text += character;
    }
  };
  if (letter === 'x') take(2);
  else if (letter === 'c') take(1);
  else if (letter === 'p' || letter === 'P') until('}');
  else if (letter === 'u') {
    const first = characters[next()] ?? '';
    text += first;
    if (first === '{') until('}');
    else take(3);
  }
  return text;
}

/** One character against a pattern of one character, which has nothing to walk back over. */
function fitsOf(text: string): (character: string) => boolean {
  const pattern = new RegExp(`^${text}$`, 'u');
  const known = new Map<string, boolean>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const fits = pattern.test(character);
    known.set(character, fits);
    return fits;
  };
}

/** A class from behind its bracket on, told to JavaScript as it stands. */
function readClass(characters: readonly string[], next: () => number): (character: string) => boolean {
  let text = '[';
  for (;;) {
    const character = characters[next()];
    if (character === undefined) throw unsupported();
    text += character;
    if (character === '\\') text += characters[next()] ?? '';
    else if (character === ']') return fitsOf(text);
  }
}

function emit(node: Node, program: Step[]): void {
  if (program.length > MAX_STEPS) throw unsupported();
  // Even what takes no character takes a step: nothing can be repeated without the program's growing.
  if (node.kind === 'all' || node.kind === 'repeat') program.push({ kind: 'split', to: [program.length + 1] });
  if (node.kind === 'one' || node.kind === 'edge') program.push(node);
  else if (node.kind === 'all') for (const inner of node.nodes) emit(inner, program);
  else if (node.kind === 'any') emitAny(node.nodes, program);
  else emitRepeat(node, program);
}

function emitAny(nodes: readonly Node[], program: Step[]): void {
  const fork: Step = { kind: 'split', to: [] };
  program.push(fork);
  const ends = nodes.map((inner) => {
    fork.to.push(program.length);
    emit(inner, program);
    const end: Step = { kind: 'split', to: [] };
    program.push(end);
    return end;
  });
  for (const end of ends) end.to.push(program.length);
}

function emitRepeat({ node, least, most }: Extract<Node, { kind: 'repeat' }>, program: Step[]): void {
  for (let count = 0; count < least; count += 1) emit(node, program);
  if (most === Number.POSITIVE_INFINITY) {
    const start = program.length;
    const fork: Step = { kind: 'split', to: [start + 1] };
    program.push(fork);
    emit(node, program);
    program.push({ kind: 'split', to: [start] });
    fork.to.push(program.length);
    return;
  }
  const forks: { to: number[] }[] = [];
  for (let count = least; count < most; count += 1) {
    const fork = { kind: 'split' as const, to: [program.length + 1] };
    program.push(fork);
    forks.push(fork);
    emit(node, program);
  }
  for (const fork of forks) fork.to.push(program.length);
}

/** Walks the text once with every state that is open; a new walk begins at each place. */
function runs(program: readonly Step[], text: readonly string[]): boolean {
  let open = new Set<number>();
  for (let at = 0; at <= text.length; at += 1) {
    const reached = new Set<number>();
    for (const step of [...open, 0]) if (reach(program, step, { reached, text, at })) return true;
    const character = text[at];
    if (character === undefined) return false;
    open = new Set();
    for (const index of reached) {
      const step = program[index];
      if (step?.kind === 'one' && step.fits(character)) open.add(index + 1);
    }
  }
  return false;
}

interface Place {
  reached: Set<number>;
  text: readonly string[];
  at: number;
}

/** Whatever is reached without a character; true once that is the end. */
function reach(program: readonly Step[], from: number, { reached, text, at }: Place): boolean {
  const waiting = [from];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    const step = program[index];
    if (step?.kind === 'match') return true;
    if (step?.kind === 'split') waiting.push(...step.to);
    if (step?.kind === 'edge' && holds(step.edge, text, at)) waiting.push(index + 1);
  }
  return false;
}

function holds(edge: Edge, text: readonly string[], at: number): boolean {
  if (edge === '^') return at === 0;
  if (edge === '$') return at === text.length;
  const isWord = (character: string | undefined) => character !== undefined && /^\w$/.test(character);
  return (isWord(text[at - 1]) !== isWord(text[at])) === (edge === 'b');
}
