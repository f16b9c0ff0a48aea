import { expect, test } from 'vitest';
import { parseQuantity, stepQuantity } from '../../../../../src/catalogue/work-orders/lines/editing/quantity.ts';

test('quantities of parts are integers, all others have up to two decimals', () => {
  expect(['1', ' 12 ', '９', '9999'].map((typed) => parseQuantity(typed, 'part'))).toEqual([1, 12, 9, 9999]);
  expect(['0', '1.5', '-1', 'x', '', '10000'].map((typed) => parseQuantity(typed, 'part'))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(['4.2', '4,25', '0.5', '0', '1.234'].map((typed) => parseQuantity(typed, 'material'))).toEqual([
    4.2,
    4.25,
    0.5,
    null,
    null,
  ]);
});

test('a step stays within the limits and keeps the decimals', () => {
  expect([stepQuantity(1, -1), stepQuantity(9999, 1), stepQuantity(4.2, 1), stepQuantity(0.5, -1)]).toEqual([
    1, 9999, 5.2, 0.5,
  ]);
});
