import { compileLinearRegExp } from './linear-regexp.ts';
import { ANSWER_MAX_LENGTH } from './rules.ts';

/**
 * Instructions of a pattern times characters of its longest answer: at most 150 ns each. The event loop is held for one
 * pattern at most, 30 ms; a survey takes 200 ms of a processor.
 */
export const PATTERN_COST_MAX = 200_000;
export const SURVEY_COST_MAX = 1_200_000;

interface Patterned {
  regular: string | null;
  maxLength: number | null;
}

/** What it costs to match an answer in the worst case: 0 without a pattern, Infinity for one that does not compile. */
export function patternCost({ regular, maxLength }: Patterned): number {
  if (regular === null) return 0;
  const size = compileLinearRegExp(regular)?.programSize() ?? Number.POSITIVE_INFINITY;
  return size * Math.max(1, maxLength ?? ANSWER_MAX_LENGTH);
}
