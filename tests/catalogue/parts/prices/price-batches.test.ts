import { expect, test } from 'vitest';
import { priceBatches, priceKey, pricesByPart } from '../../../../src/catalogue/parts/prices/price-batches.ts';

const part = (searchOe: string, priceBrandId = 17) => ({ searchOe, priceBrandId });

test('each number is asked for once, with its brand at the same place', () => {
  expect(priceBatches([part('A1'), part('B2', 3), part('A1')])).toEqual([
    { brandIds: [17, 3], searchOes: ['A1', 'B2'] },
  ]);
});

test('nothing is asked for without parts', () => {
  expect(priceBatches([])).toEqual([]);
});

test('a call asks for a thousand numbers at most', () => {
  const batches = priceBatches(Array.from({ length: 2300 }, (_, index) => part(`N${index}`)));
  expect(batches.map(({ searchOes }) => searchOes.length)).toEqual([1000, 1000, 300]);
  expect(batches.flatMap(({ searchOes }) => searchOes)).toHaveLength(new Set(batches.flatMap((b) => b.searchOes)).size);
});

test('prices are found again by brand and number', () => {
  const price = {
    ...part('A1'),
    provinceCode: '110000' as const,
    marketPriceFen: 100,
    guidePriceFen: null,
    dated: '2026-03-01',
    source: 'sample',
  };
  expect(pricesByPart([price]).get(priceKey(part('A1')))).toBe(price);
  expect(pricesByPart([price]).get(priceKey(part('A1', 3)))).toBeUndefined();
});
