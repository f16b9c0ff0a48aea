import { expect, test } from 'vitest';
import { type VinRequestsState, vinRequestsState } from '../../../src/catalogue/vin-requests/vin-requests-state.ts';

const states: [VinRequestsState, string][] = [
  [{ status: undefined, search: '', page: 1 }, ''],
  [{ status: 0, search: 'golf', page: 3 }, 'status=0&q=golf&page=3'],
];

test.each(states)('the filter and page survive the URL: %o', (state, query) => {
  const params = vinRequestsState.format(state);
  expect(String(params)).toBe(query);
  expect(vinRequestsState.parse(params)).toEqual(state);
});

test('invalid parameters count as missing', () => {
  const state = vinRequestsState.parse(new URLSearchParams('status=9&page=-1'));
  expect(state).toEqual({ status: undefined, search: '', page: 1 });
});
