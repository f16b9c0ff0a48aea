import { expect, test } from 'vitest';
import { showOriginalPriceFen, showPriceFen, showTotalFen } from '../../src/ui/money.ts';

test('a price under ten yuan is shown as it is', () => {
  expect([1, 10, 250, 999, 500].map(showPriceFen)).toEqual(['0.01', '0.1', '2.5', '9.99', '5']);
});

test('a whole price from ten yuan on is shown as one yuan less', () => {
  expect([1_000, 1_100, 39_800, 10_000, 1_000_000].map(showPriceFen)).toEqual(['9', '10', '397', '99', '9,999']);
});

test('a price with a decimal part is rounded down to the yuan', () => {
  expect([1_001, 1_099, 52_050, 39_799].map(showPriceFen)).toEqual(['10', '10', '520', '397']);
});

test('an unknown price and a price of zero are shown as ---', () => {
  expect([null, 0].map(showPriceFen)).toEqual(['---', '---']);
});

test('the rounding changes at ten yuan and at one fen above it', () => {
  expect([999, 1_000, 1_001].map(showPriceFen)).toEqual(['9.99', '9', '10']);
});

test("an original part's price is shown to the nearest ten yuan once it is over ten", () => {
  expect([1_001, 1_499, 1_500, 39_499, 39_500, 40_000, 104_999].map(showOriginalPriceFen)).toEqual([
    '10',
    '10',
    '20',
    '390',
    '400',
    '400',
    '1,050',
  ]);
  expect([999, 1_000, 0, null].map(showOriginalPriceFen)).toEqual(['9.99', '9', '---', '---']);
});

test('a total is exact, grouped and has the yuan sign in both languages', () => {
  expect(['zh-CN', 'en'].map((language) => showTotalFen(123_456_789, language))).toEqual([
    '¥1,234,567.89',
    '¥1,234,567.89',
  ]);
  expect(showTotalFen(0, 'en')).toBe('¥0.00');
});
