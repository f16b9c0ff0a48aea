import { expect, test } from 'vitest';
import { lineAmountFen } from '../../../src/contract/prices/line-amount.ts';

test('a line is quantity times unit price, rounded half up to the fen', () => {
  expect(lineAmountFen(39_800, 3)).toBe(119_400);
  expect([lineAmountFen(5, 0.1), lineAmountFen(5, 0.09), lineAmountFen(5, 0.3)]).toEqual([1, 0, 2]);
  expect(lineAmountFen(3_333, 33.33)).toBe(111_089);
});

test('a product that binary fractions put just below one half is rounded up', () => {
  expect(1.005 * 100 < 100.5).toBe(true);
  expect(lineAmountFen(150, 1.15)).toBe(173);
  expect(lineAmountFen(50, 4.35)).toBe(218);
});

test('the largest price and quantity stay exact', () => {
  expect(lineAmountFen(2_147_483_647, 9_999)).toBe(21_472_688_986_353);
});
