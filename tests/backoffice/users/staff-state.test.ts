import { expect, test } from 'vitest';
import { daysOf, staffState, toListBody } from '../../../src/backoffice/users/staff/staff-state.ts';

test('a period is its whole calendar months, also across the year and in leap years', () => {
  const none = { from: undefined, to: undefined };
  expect(daysOf({ period: 'month', ...none }, '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf({ period: 'lastMonth', ...none }, '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf({ period: 'all', from: '2026-01-01', to: undefined }, '2027-01-31')).toEqual(none);
});

test('chosen days are sent as they are, missing ones not at all', () => {
  const state = staffState.parse(new URLSearchParams('period=days&from=2026-11-01&sort=users&order=asc&page=2'));
  expect(toListBody(state)).toEqual({
    ...{ search: '', from: '2026-11-01', sortBy: 'users', orderBy: 'asc', pageNum: 2 },
    pageSize: state.pageSize,
  });
});
