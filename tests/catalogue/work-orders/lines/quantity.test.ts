import { expect, test } from 'vitest';
import { quantityOf, stepped } from '../../../../src/catalogue/work-orders/lines/quantity.ts';

test('parts are counted in whole pieces, everything else to two decimals', () => {
  expect(['1', ' 12 ', '９', '9999'].map((typed) => quantityOf(typed, 'part'))).toEqual([1, 12, 9, 9999]);
  expect(['0', '1.5', '-1', 'x', '', '10000'].map((typed) => quantityOf(typed, 'part'))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(['4.2', '4,25', '0.5', '0', '1.234'].map((typed) => quantityOf(typed, 'material'))).toEqual([
    4.2,
    4.25,
    0.5,
    null,
    null,
  ]);
});

test('a step stays within what a line may hold, and keeps its decimals', () => {
  expect([stepped(1, -1), stepped(9999, 1), stepped(4.2, 1), stepped(0.5, -1)]).toEqual([1, 9999, 5.2, 0.5]);
});
