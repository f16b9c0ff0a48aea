import { Refusal } from '../platform/errors.ts';
import { MAX_PROBLEMS, type Problem } from '../platform/problem-messages.ts';

const MAX_DEPTH = 32;

/**
 * Refuses what no field takes: NUL characters and lone surrogates (the database cannot store them), nesting beyond 32.
 * @throws Refusal 900400 with every place.
 */
export function refuseBadText(body: unknown): void {
  // Nearly every body is good: places are told apart only where something is wrong.
  if (isGood(body, 0)) return;
  const problems: Problem[] = [];
  collect(body, [], problems);
  if (problems.length > 0) throw new Refusal('900400', { problems: problems.slice(0, MAX_PROBLEMS) });
}

function isGood(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((child) => isGood(child, depth + 1));
  return Object.values(value).every((child) => isGood(child, depth + 1));
}

function collect(value: unknown, path: readonly (string | number)[], problems: Problem[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      problems.push({ path: path.join('.'), zh: '含有无法保存的字符', en: 'has a character that cannot be stored' });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= MAX_DEPTH) {
    problems.push({ path: path.slice(0, 4).join('.'), zh: '嵌套过深', en: 'is nested too deep' });
    return;
  }
  for (const [key, child] of Object.entries(value)) collect(child, [...path, key], problems);
}
