import { expect, test } from 'vitest';
import { isDateRange, lastDays } from '../../../../src/catalogue/company/statistics/date-range.ts';

test('the last days include today', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(lastDays(1, '2026-03-03')).toEqual({ from: '2026-03-03', to: '2026-03-03' });
});

test('a range is one day to one year between existing dates', () => {
  expect(isDateRange({ from: '2026-03-01', to: '2026-03-01' })).toBe(true);
  expect(isDateRange({ from: '2025-03-02', to: '2026-03-02' })).toBe(true);
  expect(isDateRange({ from: '2025-03-01', to: '2026-03-02' })).toBe(false);
  expect(isDateRange({ from: '2026-03-02', to: '2026-03-01' })).toBe(false);
  expect(isDateRange({ from: '2026-02-30', to: '2026-03-01' })).toBe(false);
  expect(isDateRange({ from: '', to: '2026-03-01' })).toBe(false);
});
