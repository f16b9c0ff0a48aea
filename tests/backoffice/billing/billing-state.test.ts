import { expect, test } from 'vitest';
import {
  type BillingState,
  billingState,
  isFiltered,
  noFilters,
  toNoticesBody,
  toPurchasesBody,
  toTotalsBody,
} from '../../../src/backoffice/billing/billing-state.ts';

const start = billingState.parse(new URLSearchParams());
const full: BillingState = {
  view: 'notices',
  search: '朗逸 & co',
  state: 'refundNeeded',
  platform: 'qpzj',
  isRefused: true,
  from: '2026-01-01',
  to: '2026-02-28',
  purchase: `E20260101${'1'.repeat(12)}`,
  page: 3,
  pageSize: 50,
};

test.each([start, full])('a state survives the URL: $view', (state) => {
  expect(billingState.parse(billingState.format(state))).toEqual(state);
});

test('invalid values count as missing', () => {
  const odd = 'view=x&state=y&platform=z&refused=yes&from=2026-02-30&to=tomorrow&purchase=1&page=-1';
  expect(billingState.parse(new URLSearchParams(odd))).toEqual(start);
});

test('the request body has only the filters of the current view', () => {
  expect(toPurchasesBody(start)).toEqual({ search: '', pageNum: 1, pageSize: 10 });
  const { search, state, platform, from, to } = full;
  expect(toTotalsBody(full)).toEqual({ search, state, platform, from, to });
  expect(toNoticesBody(full)).toEqual({ search, from, to, isRefused: true, pageNum: 3, pageSize: 50 });
});

test('a list is filtered only by the filters of its view', () => {
  expect(isFiltered({ ...full, ...noFilters })).toBe(false);
  expect(isFiltered({ ...start, isRefused: true })).toBe(false);
  expect(isFiltered({ ...start, view: 'notices', state: 'paid' })).toBe(false);
  for (const given of [{ state: 'paid' }, { platform: 'qpzj' }, { search: 'a' }, { to: '2026-01-01' }] as const)
    expect(isFiltered({ ...start, ...given })).toBe(true);
});
