import { expect, test } from 'vitest';
import { provinceRows } from '../../../../src/catalogue/shared/prices/province-prices.ts';
import type { ProvinceCode } from '../../../../src/contract/provinces/schemas.ts';

const at = (provinceCode: ProvinceCode, marketPriceFen: number | null) => ({
  provinceCode,
  provinceName: provinceCode,
  marketPriceFen,
});
const prices = [at('110000', 300), at('120000', null), at('310000', 100), at('440000', 500)];

test('the user’s province is marked, and the others have the difference to its price', () => {
  const rows = provinceRows(prices, '110000', 'place');
  expect(rows.map(({ isOwn, differenceFen }) => [isOwn, differenceFen])).toEqual([
    [true, 0],
    [false, null],
    [false, -200],
    [false, 200],
  ]);
});

test('the lowest and highest prices are marked, unless all are equal', () => {
  const marked = (rows: ReturnType<typeof provinceRows>) =>
    rows.filter(({ isCheapest, isDearest }) => isCheapest || isDearest).map(({ provinceCode }) => provinceCode);
  expect(marked(provinceRows(prices, '110000', 'place'))).toEqual(['310000', '440000']);
  expect(marked(provinceRows([at('110000', 5), at('120000', 5)], '110000', 'place'))).toEqual([]);
});

test('unknown prices sort last in both directions', () => {
  const codes = (sort: 'cheapest' | 'dearest') =>
    provinceRows(prices, '110000', sort).map(({ provinceCode }) => provinceCode);
  expect(codes('cheapest')).toEqual(['310000', '110000', '440000', '120000']);
  expect(codes('dearest')).toEqual(['440000', '110000', '310000', '120000']);
});

test('without a price in the user’s province there are no differences', () => {
  expect(provinceRows(prices, '120000', 'place').every(({ differenceFen }) => differenceFen === null)).toBe(true);
});
