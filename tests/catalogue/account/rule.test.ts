import { expect, test } from 'vitest';
import { rule } from '../../../src/catalogue/account/rule.ts';

test('an empty value and an invalid one have messages of their own, and white space alone is empty', () => {
  const digits = rule((value) => /^\d+$/.test(value), 'empty', 'invalid');
  expect(['', '  \u3000', 'a', '7'].map((value) => digits(value, {}))).toEqual([
    'empty',
    'empty',
    'invalid',
    undefined,
  ]);
});
