import { expect, test } from 'vitest';
import { ordersSheet } from '../../../../src/catalogue/work-orders/list/orders-sheet.ts';
import { orderWith, wordsIn } from '../lines/support.ts';

test('the list of orders is a document with their totals, and says what was searched for', () => {
  const orders = [orderWith(), orderWith({ name: '途观', vin: null, itemNum: 3, totalFen: 1_000 })];
  const sheet = ordersSheet({ orders, search: '朗逸', language: 'zh-CN', t: wordsIn('zh-CN') });
  expect(sheet.facts).toEqual([['搜索工单', '朗逸']]);
  expect(sheet.rows.map((row) => row[0]?.text)).toEqual(['朗逸 前刹车', '途观']);
  expect(sheet.totals).toEqual([{ label: '合计', cell: { text: '¥408.00', number: 408, digits: 2 } }]);
});
