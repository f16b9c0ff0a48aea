import { expect, test } from 'vitest';
import { lineTotalFen, totalsOf } from '../../../src/catalogue/orders/order-lines.ts';

test('a line comes to its quantity times the true price', () => {
  expect(lineTotalFen({ marketPriceFen: 39_801, quantity: 3 })).toBe(119_403);
});

test('a line whose price is unknown or zero comes to nothing known', () => {
  expect(lineTotalFen({ marketPriceFen: null, quantity: 3 })).toBeNull();
  expect(lineTotalFen({ marketPriceFen: 0, quantity: 3 })).toBeNull();
});

test('the total is made of the known lines, and the others are counted', () => {
  const items = [
    { marketPriceFen: 39_801, quantity: 2 },
    { marketPriceFen: null, quantity: 9 },
    { marketPriceFen: 999, quantity: 1 },
    { marketPriceFen: 0, quantity: 1 },
  ];
  expect(totalsOf(items)).toEqual({ totalFen: 80_601, unpricedNum: 2 });
  expect(totalsOf([])).toEqual({ totalFen: 0, unpricedNum: 0 });
});
