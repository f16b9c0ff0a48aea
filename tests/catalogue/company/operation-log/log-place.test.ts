import { expect, test } from 'vitest';
import { filtersOf, queryOfLog, readLogPlace } from '../../../../src/catalogue/company/operation-log/log-place.ts';

const read = (query: string) => readLogPlace(new URLSearchParams(query));

test('a place survives its link, and defaults are left out of it', () => {
  const query = 'user=7&action=login&from=2026-03-01&to=2026-03-31&page=3';
  expect(queryOfLog(read(query)).toString()).toBe(query);
  expect(queryOfLog(read('')).toString()).toBe('');
});

test('what makes no sense in a link is left out', () => {
  const place = read('user=-1&action=steal&from=2026-02-30&to=tomorrow&page=0');
  expect(place).toEqual({ userId: undefined, action: undefined, from: undefined, to: undefined, page: 1 });
  expect(filtersOf(place)).toEqual({});
});
