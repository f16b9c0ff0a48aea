import { expect, test } from 'vitest';
import { ordersState } from '../../../../src/catalogue/work-orders/list/orders-state.ts';

const defaults = { search: '', sortBy: 'updateTime', orderBy: 'desc', pageNum: 1 } as const;

test('a URL without parameters is the first page, sorted by the latest change', () => {
  expect(ordersState.parse(new URLSearchParams())).toEqual(defaults);
  expect(ordersState.format(defaults).toString()).toBe('');
});

test('search, sort and page are the same after writing and reading the URL', () => {
  const state = { search: '朗逸 100%', sortBy: 'name', orderBy: 'asc', pageNum: 3 } as const;
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
