import { expect, test } from 'vitest';
import { lastPageOf, ordersQueryOf, paramsOf } from '../../../../src/catalogue/work-orders/list/orders-query.ts';

const defaults = { search: '', sortBy: 'updateTime', orderBy: 'desc', pageNum: 1 } as const;

test('a bare URL asks for the first page, the latest change first', () => {
  expect(ordersQueryOf(new URLSearchParams())).toEqual(defaults);
  expect(paramsOf(defaults).toString()).toBe('');
});

test('what is asked for survives the way through the URL', () => {
  const query = { search: '朗逸 100%', sortBy: 'name', orderBy: 'asc', pageNum: 3 } as const;
  expect(ordersQueryOf(new URLSearchParams(paramsOf(query).toString()))).toEqual(query);
});

test('what a URL cannot mean is the default', () => {
  for (const page of ['0', '-1', '1.5', 'x', '1e9', '']) {
    expect(ordersQueryOf(new URLSearchParams({ page, sort: 'price', order: 'up' }))).toEqual(defaults);
  }
});

test('a search is cut to what may be searched for', () => {
  expect(ordersQueryOf(new URLSearchParams({ q: ` ${'x'.repeat(80)}` })).search).toBe('x'.repeat(60));
});

test('twenty orders are one page, and there is always a first', () => {
  expect([0, 1, 20, 21, 41].map(lastPageOf)).toEqual([1, 1, 1, 2, 3]);
});
