import { expect, test } from 'vitest';
import {
  priceBlocks,
  priceKey,
  pricesBody,
  pricesByPart,
  quoteBodies,
} from '../../../../src/catalogue/shared/prices/price-batches.ts';
import { getEPrice, getPartPrices } from '../../../../src/contract/prices/schemas.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

const part = (searchOe: string, priceBrandId = 17, oeReplaceTwos: string[] = []) => ({
  searchOe,
  priceBrandId,
  oeReplaceTwos,
});

test('each number is requested once, with its brand at the same index', () => {
  const [block = []] = priceBlocks([part('A1'), part('B2', 3), part('A1')]);
  expect(pricesBody(block, '110000')).toEqual({ provinceCode: '110000', brandIds: [17, 3], searchOes: ['A1', 'B2'] });
});

test('without parts nothing is requested', () => {
  expect(priceBlocks([])).toEqual([]);
});

test('a list is requested in blocks of thirty numbers, in order', () => {
  const blocks = priceBlocks(Array.from({ length: 70 }, (_, index) => part(`N${index}`)));
  expect(blocks.map(({ length }) => length)).toEqual([30, 30, 10]);
  expect(blocks[2]?.[0]?.searchOe).toBe('N60');
});

test('replacement numbers are included, cut to whole numbers at the limit of the call', () => {
  const many = Array.from({ length: 60 }, (_, index) => `1K0 615 30${index}`);
  const body = pricesBody([part('A1'), part('B2', 17, ['C3', 'D4']), part('E5', 17, many)], '110000');
  expect(body.oeReplaceTwos?.slice(0, 2)).toEqual(['', 'C3,D4']);
  expect(body.oeReplaceTwos?.[2]?.split(',').at(-1)).toMatch(/^1K0 615 30\d+$/);
  expect(getPartPrices.body.safeParse(body)).toMatchObject({ success: true });
});

test('quotes are requested per make, each number four times', () => {
  const block = [part('A1'), part('B2', 3), part('C3')];
  const bodies = quoteBodies(block, '110000', 1);
  expect(bodies.map(({ brandId, oes }) => [brandId, oes])).toEqual([
    [17, ['A1', 'A1', 'A1', 'A1', 'C3', 'C3', 'C3', 'C3']],
    [3, ['B2', 'B2', 'B2', 'B2']],
  ]);
  const [full] = quoteBodies(
    Array.from({ length: 30 }, (_, index) => part(`N${index}`)),
    '110000',
    5,
  );
  expect(getEPrice.body.safeParse(full)).toMatchObject({ success: true });
});

test('prices are keyed by brand and number', () => {
  const price = priceOf({ searchOe: 'A1' });
  expect(pricesByPart([price]).get(priceKey(part('A1')))).toBe(price);
  expect(pricesByPart([price]).get(priceKey(part('A1', 3)))).toBeUndefined();
});
