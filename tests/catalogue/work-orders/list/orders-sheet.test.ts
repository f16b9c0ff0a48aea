import { expect, test } from 'vitest';
import { ordersSheet } from '../../../../src/catalogue/work-orders/list/orders-sheet.ts';
import { orderWith, translationsIn } from '../lines/support.ts';

test('the exported list has the search text and the total of the orders', () => {
  const orders = [orderWith(), orderWith({ name: '途观', vin: null, itemNum: 3, totalFen: 1_000 })];
  const sheet = ordersSheet({ orders, search: '朗逸', language: 'zh-CN', t: translationsIn('zh-CN').t });
  expect(sheet.facts).toEqual([['搜索工单', '朗逸']]);
  expect(sheet.rows.map((row) => row[0]?.text)).toEqual(['朗逸 前刹车', '途观']);
  expect(sheet.totals).toEqual([{ label: '合计', cell: { text: '¥408.00', number: 408, digits: 2 } }]);
});
