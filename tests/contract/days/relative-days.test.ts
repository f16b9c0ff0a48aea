import { expect, test } from 'vitest';
import { isRelativeDays, relativeDayRange, relativeDays } from '../../../src/contract/days/relative-days.ts';

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['last30Days', '2026-01-31', '2026-03-01'],
  // 1 March 2026 is a Sunday, the last day of its week.
  ['thisWeek', '2026-02-23', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['next7Days', '2026-03-01', '2026-03-07'],
] as const)('%s is a range of days, both ends included', (name, from, to) => {
  expect(relativeDayRange(name, '2026-03-01')).toEqual({ from, to });
});

test('the days before today have no beginning', () => {
  expect(relativeDayRange('beforeToday', '2026-03-01')).toEqual({ to: '2026-02-28' });
});

test('months end on their last day, in leap years too', () => {
  expect(relativeDayRange('thisMonth', '2028-02-10').to).toBe('2028-02-29');
  expect(relativeDayRange('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('only the names of relative days are taken for them', () => {
  expect(relativeDays.every(isRelativeDays)).toBe(true);
  expect([null, '2026-03-01', 'toString', 7].some(isRelativeDays)).toBe(false);
});
