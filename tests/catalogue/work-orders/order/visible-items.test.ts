import { expect, test } from 'vitest';
import type { OrderView } from '../../../../src/catalogue/work-orders/order/order-state.ts';
import { visibleItems } from '../../../../src/catalogue/work-orders/order/visible-items.ts';
import { itemWith } from '../lines/support.ts';

const defaults: OrderView = { search: '', sortBy: 'added', orderBy: 'asc', kind: 'market', isChangedOnly: false };
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
const linesOf = (view: Partial<OrderView>, changed: number[] = []) =>
  visibleItems(lines, { ...defaults, ...view }, (partId) => changed.includes(partId)).map(({ line }) => line);

test('items are found by name, the user’s word, number without spaces, and remark', () => {
  expect(linesOf({ search: '制动' })).toEqual([1]);
  expect(linesOf({ search: '机滤' })).toEqual([2]);
  expect(linesOf({ search: '06a115' })).toEqual([2]);
  expect(linesOf({ search: '急' })).toEqual([3]);
  expect(linesOf({ search: '没有' })).toEqual([]);
});

test('sorted items keep their line numbers, and items without a price are last', () => {
  expect(linesOf({ sortBy: 'price' })).toEqual([3, 1, 2]);
  expect(linesOf({ sortBy: 'price', orderBy: 'desc' })).toEqual([1, 3, 2]);
  expect(linesOf({ sortBy: 'oe' })).toEqual([3, 2, 1]);
  expect(linesOf({ orderBy: 'desc' })).toEqual([3, 2, 1]);
});

test('isChangedOnly hides unchanged items', () => {
  expect(linesOf({ isChangedOnly: true }, [2])).toEqual([2]);
});
