import { expect, test } from 'vitest';
import {
  changeText,
  figureChangeText,
  figureOf,
  figureText,
  plainFigure,
  rowsBehind,
} from '../../../src/backoffice/statistics/figures.ts';

type Amounts = Parameters<typeof figureOf>[0];
const amounts = (given: Partial<Amounts>) => given as Amounts;

test('the conversion is the share of paid purchases with one decimal, and zero without purchases', () => {
  expect(figureOf(amounts({ purchases: 3, paidPurchases: 1 }), 'conversion')).toBe(33.3);
  expect(figureOf(amounts({ purchases: 0, paidPurchases: 0 }), 'conversion')).toBe(0);
  expect(figureText(33.3, 'conversion', 'en')).toBe('33.3 %');
});

test('a change is signed, without a sign if there is none, and not stated against zero', () => {
  expect([changeText(150, 100, 'en'), changeText(50, 100, 'en'), changeText(100, 100, 'en')]).toEqual([
    '+50%',
    '-50%',
    '0%',
  ]);
  expect(changeText(5, 0, 'en')).toBeUndefined();
});

test('the conversion changes by percentage points', () => {
  const messages = { language: 'en', t: (_: string, values = {}) => JSON.stringify(values) } as const;
  expect(figureChangeText('conversion', [33.3, 30], messages)).toBe('{"points":"+3.3"}');
  expect(figureChangeText('purchases', [3, 4], messages)).toBe('-25%');
});

test('counts are whole in texts and charts', () => {
  expect([figureText(12_345, 'purchases', 'en'), plainFigure(12_345, 'purchases')]).toEqual(['12,345', 12_345]);
});

test('the list behind the conversion is that of the paid purchases', () => {
  expect(rowsBehind('conversion')).toBe('paidPurchases');
});
