import { expect, test } from 'vitest';
import { PATTERN_COST_MAX, patternCost } from '../../../src/contract/survey/pattern-cost.ts';
import { ANSWER_MAX_LENGTH } from '../../../src/contract/survey/rules.ts';

test('a question without a pattern costs nothing', () => {
  expect(patternCost({ regular: null, maxLength: 2_000 })).toBe(0);
});

test('a pattern costs in proportion to its longest answer, that of any answer where none is stated', () => {
  const one = patternCost({ regular: '^\\d+$', maxLength: 1 });
  expect(one).toBeGreaterThan(0);
  expect(patternCost({ regular: '^\\d+$', maxLength: 50 })).toBe(50 * one);
  expect(patternCost({ regular: '^\\d+$', maxLength: null })).toBe(ANSWER_MAX_LENGTH * one);
  expect(patternCost({ regular: '^\\d+$', maxLength: 0 })).toBe(one);
});

test('a pattern that does not compile, or that repeats too much, is above the limit', () => {
  for (const regular of ['(', '(?=a)', '(a)\\1', '(\\p{L}{1,30}){1,30}'])
    expect(patternCost({ regular, maxLength: 2_000 })).toBeGreaterThan(PATTERN_COST_MAX);
});
