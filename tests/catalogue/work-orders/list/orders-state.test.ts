import { expect, test } from 'vitest';
import { ordersQuery, ordersState } from '../../../../src/catalogue/work-orders/list/orders-state.ts';

const defaults = { owner: 'own', search: '', sortBy: 'updateTime', orderBy: 'desc', pageNum: 1 } as const;

test('a URL without parameters is the first page, sorted by the latest change', () => {
  expect(ordersState.parse(new URLSearchParams())).toEqual(defaults);
  expect(ordersState.format(defaults).toString()).toBe('');
});

test('search, sort and page are the same after writing and reading the URL', () => {
  const state = { owner: 7, search: '朗逸 100%', sortBy: 'name', orderBy: 'asc', pageNum: 3 } as const;
  expect(ordersState.parse(new URLSearchParams(ordersState.format(state).toString()))).toEqual(state);
});

test('invalid parameters count as missing', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e9', '']) {
    expect(ordersState.parse(new URLSearchParams({ page, sort: 'price', order: 'up' }))).toEqual(defaults);
  }
});

test('a search text is cut to 60 characters', () => {
  expect(ordersState.parse(new URLSearchParams({ q: ` ${'x'.repeat(80)}` })).search).toBe('x'.repeat(60));
});

test('the owner is own, all or an account, and anything else is own', () => {
  const ownerOf = (owner: string) => ordersState.parse(new URLSearchParams({ owner })).owner;
  expect(['all', '12', 'own', '', '0', '-3', 'x'].map(ownerOf)).toEqual(['all', 12, 'own', 'own', 'own', 'own', 'own']);
});

test('the query has a scope or one owner', () => {
  const { owner: _, ...query } = defaults;
  expect(ordersQuery({ ...defaults, owner: 'all' })).toEqual({ ...query, scope: 'all' });
  expect(ordersQuery({ ...defaults, owner: 3 })).toEqual({ ...query, ownerId: 3 });
});
