import { expect, test } from 'vitest';
import {
  isSpan,
  queryOfStatistics,
  readStatisticsPlace,
  spanOfDays,
} from '../../../src/catalogue/company/statistics/span.ts';

test('the last so many days have today among them', () => {
  expect(spanOfDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(spanOfDays(1, '2026-03-03')).toEqual({ from: '2026-03-03', to: '2026-03-03' });
});

test('a span is one day to a year of real days', () => {
  expect(isSpan({ from: '2026-03-01', to: '2026-03-01' })).toBe(true);
  expect(isSpan({ from: '2025-03-02', to: '2026-03-02' })).toBe(true);
  expect(isSpan({ from: '2025-03-01', to: '2026-03-02' })).toBe(false);
  expect(isSpan({ from: '2026-03-02', to: '2026-03-01' })).toBe(false);
  expect(isSpan({ from: '2026-02-30', to: '2026-03-01' })).toBe(false);
  expect(isSpan({ from: '', to: '2026-03-01' })).toBe(false);
});

test('a place is read from its link as it was written, and nonsense leads to the default', () => {
  const today = '2026-03-31';
  const read = (query: string) => readStatisticsPlace(new URLSearchParams(query), today);
  for (const query of ['', 'days=7', 'days=90&user=7', 'from=2026-03-01&to=2026-03-02'])
    expect(queryOfStatistics(read(query)).toString()).toBe(query);
  expect(read('days=8&user=x&from=2026-03-05&to=2026-03-01')).toEqual({
    span: { from: '2026-03-02', to: '2026-03-31' },
    days: 30,
    userId: undefined,
  });
});
