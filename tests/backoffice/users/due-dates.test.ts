import { expect, test } from 'vitest';
import { addDays, monthBefore, monthOf } from '../../../src/backoffice/users/due-dates.ts';

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-23', 0)).toBe('2026-11-23');
});

test('a month has its first and last day, and the month before is whole', () => {
  expect(monthOf('2028-02-11')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthBefore('2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
