import { expect, test } from 'vitest';
import { type Choice, choicesOf, wholeScheme } from '../../../src/catalogue/quotations/choice.ts';

test('a quotation has a scheme as a whole only if every line has it, also if every line is declined', () => {
  const choice = (...schemes: (string | null)[]) => new Map(schemes.map((scheme, line) => [line, scheme])) as Choice;
  expect(wholeScheme(choice('brand', 'brand'))).toBe('brand');
  expect(wholeScheme(choice(null, null))).toBeNull();
  expect(wholeScheme(choice('brand', null))).toBeUndefined();
  expect(wholeScheme(choice())).toBeUndefined();
  expect(choicesOf(choice('brand', null))).toEqual([
    { line: 0, scheme: 'brand' },
    { line: 1, scheme: null },
  ]);
});
