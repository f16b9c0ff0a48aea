import { expect, test } from 'vitest';
import { addDays, countDays } from '../../../src/contract/days/calendar-days.ts';

test('days are added across months, years, leap days and changes of the clock, and subtracted', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-28', 0)).toBe('2026-03-28');
});

test('both ends of a period count, and one that ends before it begins has no days', () => {
  expect(countDays('2026-02-28', '2026-02-28')).toBe(1);
  expect(countDays('2026-02-28', '2026-03-01')).toBe(2);
  expect(countDays('2026-01-01', '2026-12-31')).toBe(365);
  expect(countDays('2026-03-01', '2026-02-28')).toBe(0);
});
