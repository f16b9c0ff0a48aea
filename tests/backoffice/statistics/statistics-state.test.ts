import { expect, test } from 'vitest';
import { changeText, figureOf } from '../../../src/backoffice/statistics/figures.ts';
import { periodOf, statisticsState, toRowsBody } from '../../../src/backoffice/statistics/statistics-state.ts';

const TODAY = '2026-03-01';

test('without a choice the period is the last 30 days', () => {
  expect(periodOf({ from: undefined, to: undefined }, TODAY)).toEqual({ from: '2026-01-31', to: TODAY });
});

test('a period that ends before it begins is cut to a day, a long one to two years', () => {
  expect(periodOf({ from: '2026-02-10', to: '2026-02-01' }, TODAY)).toEqual({ from: '2026-02-01', to: '2026-02-01' });
  expect(periodOf({ from: '2001-01-01', to: undefined }, TODAY).from).toBe('2024-03-01');
});

test('what waits is listed whatever its age', () => {
  const state = statisticsState.parse(new URLSearchParams('view=rows&rows=packageRequests&from=2026-02-01'));
  expect(toRowsBody(state, TODAY)).toEqual({ metric: 'packageRequests', pageNum: 1, pageSize: 10 });
});

test('a change from zero has no percentage', () => {
  expect(changeText(5, 0, 'en')).toBeUndefined();
  expect(changeText(3, 4, 'en')).toBe('-25%');
});

test('without purchases the conversion is zero', () => {
  const none = {
    lookups: 0,
    users: 0,
    revenueFen: 0,
    refundsFen: 0,
    searches: 0,
    emptySearches: 0,
    workOrders: 0,
    visits: 0,
  };
  expect(figureOf({ ...none, purchases: 0, paidPurchases: 0 }, 'conversion')).toBe(0);
  expect(figureOf({ ...none, purchases: 3, paidPurchases: 1 }, 'conversion')).toBe(33.3);
});
