import { RE2JS } from 're2js';

export interface LinearRegExp {
  /** True if the pattern matches anywhere in the text. */
  test(text: string): boolean;
  /** Instructions of the compiled pattern: matching takes at most about 150 ns for each of them and each character. */
  programSize(): number;
}

/** Bounds the time to compile a pattern. */
const LENGTH_MAX = 300;
const REPETITIONS_MAX = 1_000;
const PROGRAM_SIZE_MAX = 1_500;
/** Compiling takes longer than most matches. */
const CACHED_MAX = 500;
const cache = new Map<string, LinearRegExp | undefined>();

/**
 * Compiles a pattern in JavaScript's syntax with RE2, which matches in time linear in the text: `(a+)+$` cannot block
 * the event loop. Returns undefined if the pattern is invalid or too large, or needs backtracking (look-around, back
 * references).
 */
export function compileLinearRegExp(source: string): LinearRegExp | undefined {
  if (cache.has(source)) return cache.get(source);
  const compiled = compile(source);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= CACHED_MAX) cache.delete(oldest);
  cache.set(source, compiled);
  return compiled;
}

function compile(source: string): LinearRegExp | undefined {
  if (source.length > LENGTH_MAX) return undefined;
  try {
    // RE2's syntax is wider in places: `\A`, `[[:alpha:]]`, a stray bracket.
    new RegExp(source, 'u');
    const pattern = toRe2(source);
    if (pattern === undefined) return undefined;
    const compiled = RE2JS.compile(pattern);
    return compiled.programSize() <= PROGRAM_SIZE_MAX ? compiled : undefined;
  } catch {
    return undefined;
  }
}

const TOKEN = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\{(?<least>\d+)(?:,(?<most>\d*))?\}/gsu;

/**
 * The pattern in RE2's syntax where that differs: `\s` is ASCII there, and scripts have no key. Undefined for
 * constructs that RE2 would misread or compile slowly: `\k<name>`, and repetitions that add up to a large program.
 */
function toRe2(source: string): string | undefined {
  let repetitions = 0;
  let hasBackReference = false;
  const pattern = source.replace(TOKEN, (token, least?: string, most?: string) => {
    repetitions += Math.max(Number(least ?? 0), Number(most ?? 0));
    if (token === '\\k') hasBackReference = true;
    if (token === '\\s') return '\\p{White_Space}';
    if (token === '\\S') return '\\P{White_Space}';
    return token.replace(/^(\\[pP]\{)(?:Script|sc|General_Category|gc)=/, '$1');
  });
  return hasBackReference || repetitions > REPETITIONS_MAX ? undefined : RE2JS.translateRegExp(pattern);
}
