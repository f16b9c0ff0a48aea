import { expect, test } from 'vitest';
import { monthBefore, monthOf } from '../../../src/backoffice/users/due-dates.ts';

test('a month has its first and last day, and the month before is whole', () => {
  expect(monthOf('2028-02-11')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthBefore('2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
