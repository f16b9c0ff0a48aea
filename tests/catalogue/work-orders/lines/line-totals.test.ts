import { expect, test } from 'vitest';
import { lineTotalFen, sumLines } from '../../../../src/catalogue/work-orders/lines/line-totals.ts';
import { itemWith } from './support.ts';

test('a line’s total is its quantity times the exact price', () => {
  expect(lineTotalFen(itemWith({ marketPriceFen: 39_801, quantity: 3 }))).toBe(119_403);
});

test('a line whose price is unknown or zero has no total', () => {
  expect(lineTotalFen(itemWith({ marketPriceFen: null, quantity: 3 }))).toBeNull();
  expect(lineTotalFen(itemWith({ marketPriceFen: 0, quantity: 3 }))).toBeNull();
});

test('the total is the sum of the priced lines, and the others are counted', () => {
  const items = [
    itemWith({ marketPriceFen: 39_801, quantity: 2 }),
    itemWith({ marketPriceFen: null, quantity: 9 }),
    itemWith({ marketPriceFen: 999, quantity: 1 }),
    itemWith({ marketPriceFen: 0, quantity: 1 }),
  ];
  expect(sumLines(items)).toEqual({ totalFen: 80_601, unpricedNum: 2 });
  expect(sumLines([])).toEqual({ totalFen: 0, unpricedNum: 0 });
});

test('a fractional quantity is rounded to the fen', () => {
  expect(lineTotalFen(itemWith({ lineKind: 'material', marketPriceFen: 8_801, quantity: 0.5 }))).toBe(4_401);
});

test('each price kind has its own total, and labour counts in all of them', () => {
  const items = [
    itemWith({ guidePriceFen: 50_000, quantity: 2 }),
    itemWith({ guidePriceFen: null }),
    itemWith({ lineKind: 'labour', marketPriceFen: 12_000, guidePriceFen: null, quantity: 1.5 }),
  ];
  expect(sumLines(items, 'guide')).toEqual({ totalFen: 118_000, unpricedNum: 1 });
  expect(sumLines(items, 'suit')).toEqual({ totalFen: 18_000, unpricedNum: 2 });
});
