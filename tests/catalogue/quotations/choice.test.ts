import { expect, test } from 'vitest';
import { type Choice, choicesOf, offersOf, wholeScheme } from '../../../src/catalogue/quotations/choice.ts';
import type { QuotedLine, QuotedOption } from '../../../src/contract/quotations/schemas.ts';

const option = (number: string, isOriginalKept = false): QuotedOption => ({
  ...{ number, brandName: '博世', unitPriceFen: 100, amountFen: 200, isOriginalKept },
});
const lineOf = (line: number, [original, brand, economy]: [string, string, string]): QuotedLine => ({
  ...{ line, name: '前制动片', lineKind: 'part', quantity: 2, unit: '' },
  options: {
    original: option(original),
    brand: option(brand, brand === original),
    economy: option(economy, economy === original),
  },
});

test('schemes that offer the same part at the same price are one offer', () => {
  const offers = (...numbers: [string, string, string]) =>
    offersOf(lineOf(1, numbers)).map(({ schemes, option: { number, isOriginalKept } }) => [
      number,
      schemes.join(' '),
      isOriginalKept,
    ]);
  expect(offers('O', 'B', 'E')).toEqual([
    ['O', 'original', false],
    ['B', 'brand', false],
    ['E', 'economy', false],
  ]);
  expect(offers('O', 'B', 'O')).toEqual([
    ['O', 'original economy', true],
    ['B', 'brand', false],
  ]);
  expect(offers('O', 'O', 'O')).toEqual([['O', 'original brand economy', true]]);
  const dearer = { ...lineOf(1, ['O', 'O', 'O']) };
  dearer.options = { ...dearer.options, brand: { ...dearer.options.brand, unitPriceFen: 120 } };
  expect(offersOf(dearer)).toHaveLength(2);
});

test('a quotation has a scheme as a whole only if every line has it, also if every line is declined', () => {
  const choice = (...schemes: (string | null)[]) => new Map(schemes.map((scheme, line) => [line, scheme])) as Choice;
  const lines = [0, 1].map((line) => lineOf(line, ['O', 'B', 'E']));
  expect(wholeScheme(choice('brand', 'brand'), lines)).toBe('brand');
  expect(wholeScheme(choice(null, null), lines)).toBeNull();
  expect(wholeScheme(choice('brand', null), lines)).toBeUndefined();
  expect(wholeScheme(choice('brand', 'economy'), lines)).toBeUndefined();
  expect(wholeScheme(choice('brand', 'economy'), [lineOf(0, ['O', 'B', 'E']), lineOf(1, ['O', 'B', 'B'])])).toBe(
    'brand',
  );
  expect(wholeScheme(choice(), [])).toBeUndefined();
  expect(choicesOf(choice('brand', null))).toEqual([
    { line: 0, scheme: 'brand' },
    { line: 1, scheme: null },
  ]);
});
