import { expect, test } from 'vitest';
import type { Scheme } from '../../../src/contract/quotations/rules.ts';
import type { QuotedLine } from '../../../src/contract/quotations/schemas.ts';
import { chosenTotal, schemeTotals } from '../../../src/contract/quotations/scheme-totals.ts';

function lineOf(line: number, amounts: Record<Scheme, number | null>): QuotedLine {
  const optionOf = (amountFen: number | null) => ({
    number: '',
    brandName: '',
    unitPriceFen: amountFen,
    amountFen,
    isOriginalKept: false,
  });
  const { original, brand, economy } = amounts;
  const options = { original: optionOf(original), brand: optionOf(brand), economy: optionOf(economy) };
  return { line, name: '', lineKind: 'part', quantity: 1, unit: '', options };
}

const lines = [
  lineOf(1, { original: 28_600, brand: 19_900, economy: 9_950 }),
  lineOf(2, { original: 41_250, brand: null, economy: 0 }),
  lineOf(3, { original: null, brand: null, economy: 100 }),
];

test('each scheme has the sum of its known prices and the count of its unknown ones; a price of nothing is known', () => {
  expect(schemeTotals(lines)).toEqual({
    original: { totalFen: 69_850, unpricedNum: 1 },
    brand: { totalFen: 19_900, unpricedNum: 2 },
    economy: { totalFen: 10_050, unpricedNum: 0 },
  });
});

test('a customer pays the chosen scheme of each line; declined lines and those without a choice cost nothing', () => {
  const choices = [
    { line: 1, scheme: 'brand' as const },
    { line: 2, scheme: null },
  ];
  expect(chosenTotal(lines, choices)).toEqual({ totalFen: 19_900, unpricedNum: 0 });
  expect(chosenTotal(lines, [])).toEqual({ totalFen: 0, unpricedNum: 0 });
});

test('a chosen line without a price is reported, not counted as free', () => {
  expect(chosenTotal(lines, [{ line: 3, scheme: 'original' }])).toEqual({ totalFen: 0, unpricedNum: 1 });
});
