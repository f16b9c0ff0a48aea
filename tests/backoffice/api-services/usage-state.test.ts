import { expect, test } from 'vitest';
import {
  apiUsageState,
  logLink,
  periodOf,
  toLogFilters,
} from '../../../src/backoffice/api-services/usage/usage-state.ts';
import { addDays } from '../../../src/contract/days/calendar-days.ts';

test('a period without days is the last 30, and one that is too long is cut to 93', () => {
  expect(periodOf({ from: undefined, to: undefined }, '2026-11-23')).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  expect(periodOf({ from: '2026-01-01', to: '2026-11-23' }, '2026-11-23').from).toBe('2026-08-23');
  expect(periodOf({ from: '2026-11-20', to: '2026-11-01' }, '2026-11-23')).toEqual({
    from: '2026-11-01',
    to: '2026-11-01',
  });
});

test('days of the log are whole days of Asia/Shanghai, and an unfinished code is not sent', () => {
  const state = apiUsageState.parse(new URLSearchParams('from=2026-11-01&to=2026-11-02&code=9004&status=5'));
  expect(toLogFilters(state)).toEqual({
    from: '2026-10-31T16:00:00.000Z',
    to: '2026-11-02T16:00:00.000Z',
    statusClass: '5',
  });
});

test('there is no link to rows that the log no longer has', () => {
  expect(logLink({ to: addDays('2026-11-23', -30) }, '2026-11-23')).toBeUndefined();
  expect(logLink({ to: addDays('2026-11-23', -29), reason: 'empty' }, '2026-11-23')).toBe(
    '/manager/api?tab=log&to=2026-10-25&reason=empty',
  );
});
