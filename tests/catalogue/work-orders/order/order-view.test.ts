import { expect, test } from 'vitest';
import {
  type OrderView,
  orderViewOf,
  viewedItems,
  viewParams,
} from '../../../../src/catalogue/work-orders/order/order-view.ts';
import { itemWith } from '../lines/support.ts';

const standard: OrderView = { search: '', sortBy: 'added', orderBy: 'asc', kind: 'market', isChangedOnly: false };
const lines = [
  itemWith({ partId: 1, stdPartName: '前制动片', marketPriceFen: 300 }),
  itemWith({
    partId: 2,
    stdPartName: '机油滤清器',
    oeName: '',
    userWord: '机滤',
    oe: '06A 115 561',
    searchOe: '06A115561',
    marketPriceFen: null,
  }),
  itemWith({
    partId: 3,
    stdPartName: '蓄电池',
    oeName: '',
    partRemark: '急',
    oe: '0092',
    searchOe: '0092',
    marketPriceFen: 100,
  }),
];
const seen = (view: Partial<OrderView>, changed: number[] = []) =>
  viewedItems(lines, { ...standard, ...view }, (partId) => changed.includes(partId)).map(({ line }) => line);

test('a view is read from the URL and written to it; what it cannot mean is the default', () => {
  const view: OrderView = { search: '机滤', sortBy: 'price', orderBy: 'desc', kind: 'guide', isChangedOnly: true };
  expect(orderViewOf(viewParams(7, view))).toEqual(view);
  expect(String(viewParams(7, standard))).toBe('listId=7');
  expect(orderViewOf(new URLSearchParams('sort=x&order=y&price=z&only=w'))).toEqual(standard);
});

test('lines are found by name, the user’s word, number without its spaces, and remark', () => {
  expect(seen({ search: '制动' })).toEqual([1]);
  expect(seen({ search: '机滤' })).toEqual([2]);
  expect(seen({ search: '06a115' })).toEqual([2]);
  expect(seen({ search: '急' })).toEqual([3]);
  expect(seen({ search: '没有' })).toEqual([]);
});

test('lines keep their place on the order however they are sorted, and those without a price come last', () => {
  expect(seen({ sortBy: 'price' })).toEqual([3, 1, 2]);
  expect(seen({ sortBy: 'price', orderBy: 'desc' })).toEqual([1, 3, 2]);
  expect(seen({ sortBy: 'oe' })).toEqual([3, 2, 1]);
  expect(seen({ orderBy: 'desc' })).toEqual([3, 2, 1]);
});

test('only the changed lines are shown where that is asked', () => {
  expect(seen({ isChangedOnly: true }, [2])).toEqual([2]);
});
