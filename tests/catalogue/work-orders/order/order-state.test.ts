import { expect, test } from 'vitest';
import { orderState } from '../../../../src/catalogue/work-orders/order/order-state.ts';

const defaults = {
  listId: 7,
  search: '',
  sortBy: 'added',
  orderBy: 'asc',
  kind: 'market',
  isChangedOnly: false,
} as const;

test('a view is the same after writing and reading the URL, which leaves out defaults', () => {
  const state = {
    listId: 7,
    search: '机滤',
    sortBy: 'price',
    orderBy: 'desc',
    kind: 'guide',
    isChangedOnly: true,
  } as const;
  expect(orderState.parse(orderState.format(state))).toEqual(state);
  expect(String(orderState.format(defaults))).toBe('listId=7');
});

test('invalid parameters count as missing', () => {
  expect(orderState.parse(new URLSearchParams('listId=7&sort=x&order=y&price=z&only=w'))).toEqual(defaults);
  for (const listId of ['', 'x', '0', '-1', '1.5', '2147483648'])
    expect(orderState.parse(new URLSearchParams({ listId })).listId).toBeUndefined();
});
