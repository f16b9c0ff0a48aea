import { Refusal } from '../platform/errors.ts';
import { PROBLEMS_MAX, type Problem } from '../platform/problem-messages.ts';

const DEPTH_MAX = 32;

/**
 * Rejects what the database cannot store (NUL characters, lone surrogates) and nesting beyond 32 levels.
 * @throws Refusal 900400 with the path of each problem
 */
export function rejectUnstorableText(body: unknown): void {
  // Nearly every body is valid: paths are collected only for those that are not.
  if (isStorable(body, 0)) return;
  const problems: Problem[] = [];
  collect(body, [], problems);
  if (problems.length > 0) throw new Refusal('900400', { problems: problems.slice(0, PROBLEMS_MAX) });
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  if (Array.isArray(value)) return value.every((child) => isStorable(child, depth + 1));
  return Object.values(value).every((child) => isStorable(child, depth + 1));
}

function collect(value: unknown, path: readonly (string | number)[], problems: Problem[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      problems.push({ path: path.join('.'), zh: '含有无法保存的字符', en: 'has a character that cannot be stored' });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= DEPTH_MAX) {
    problems.push({ path: path.slice(0, 4).join('.'), zh: '嵌套过深', en: 'is nested too deep' });
    return;
  }
  for (const [key, child] of Object.entries(value)) collect(child, [...path, key], problems);
}
