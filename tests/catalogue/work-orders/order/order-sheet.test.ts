import { expect, test } from 'vitest';
import { brandNames } from '../../../../src/catalogue/work-orders/order/order-columns.ts';
import { customerSheet, internalSheet, orderSheet } from '../../../../src/catalogue/work-orders/order/order-sheet.ts';
import type { OrderSheetInput } from '../../../../src/catalogue/work-orders/order/order-sheet-input.ts';
import { itemWith, orderWith, provinceName, translationsIn } from '../lines/support.ts';

function sheetOf(given: Partial<OrderSheetInput> = {}, makeSheet = orderSheet) {
  const language = given.language === 'en' ? 'en' : 'zh-CN';
  return makeSheet({
    order: orderWith(),
    items: [itemWith()],
    language,
    ...translationsIn(language),
    provinceName,
    supersededOf: () => '',
    isDemo: false,
    ...given,
  });
}
const textsOf = (sheet: ReturnType<typeof sheetOf>) => sheet.rows.map((row) => row.map(({ text }) => text));

test('the sheet names the order’s vehicle, VIN and province', () => {
  const { title, fileName, facts } = sheetOf();
  expect([title, fileName]).toEqual(['朗逸 前刹车', '朗逸 前刹车']);
  expect(facts.slice(0, 3)).toEqual([
    ['车型', '大众 朗逸 2016款 1.6L 手动风尚版'],
    ['车架号', 'LSVAA2BR1GN100000', 'code'],
    ['价格省份', '北京市'],
  ]);
});

test('a superseded number is said on every sheet, and a sheet that could not be checked says so', () => {
  const items = [itemWith(), itemWith({ partId: 2 })];
  const supersededOf = ({ partId }: { partId: number }) => (partId === 2 ? '已停产，无替代号' : '');
  for (const makeSheet of [orderSheet, customerSheet, internalSheet]) {
    const sheet = sheetOf({ items, supersededOf }, makeSheet);
    const column = sheet.columns.findIndex(({ label }) => label === '现用号');
    expect(textsOf(sheet).map((row) => row[column])).toEqual(['', '已停产，无替代号']);
    expect(sheet.notes.join()).not.toContain('未核对');
    expect(sheetOf({ items, supersededOf: undefined }, makeSheet).notes.join()).toContain('未核对');
  }
});

test('an order without a vehicle and a VIN has no facts for them', () => {
  const order = orderWith({ vehicleName: '', brandName: '', familyName: '', vin: null });
  expect(sheetOf({ order }).facts.map(([label]) => label)).toEqual(['价格省份', '更新时间']);
});

test('unit prices and line totals are exact amounts, with the date and source of the price', () => {
  const items = [itemWith({ quantity: 2, partRemark: '急' }), itemWith({ marketPriceFen: 250 })];
  const origin = ['2026-02-01', '示例数据'];
  expect(textsOf(sheetOf({ items }))).toEqual([
    ['1', '前制动片', '1K0 698 151 A', '原厂 / 大众', '急', '2', '¥398.00', ...origin, '¥796.00'],
    ['2', '前制动片', '1K0 698 151 A', '原厂 / 大众', '', '1', '¥2.50', ...origin, '¥2.50'],
  ]);
});

test('cells carry numbers for spreadsheets, and the total is computed from exact fen', () => {
  const { rows, totals } = sheetOf({ items: [itemWith({ quantity: 3, marketPriceFen: 52_055 })] });
  expect(rows[0]?.map(({ number }) => number)).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    undefined,
    3,
    520.55,
    undefined,
    undefined,
    1561.65,
  ]);
  expect(totals[0]).toEqual({ label: '合计', cell: { text: '¥1,561.65', number: 1561.65, digits: 2 } });
});

test('an unknown price is --- without a number, and a note counts the items left out of the total', () => {
  const { rows, totals, notes } = sheetOf({ items: [itemWith(), itemWith({ marketPriceFen: null })] });
  expect(rows[1]?.slice(-4)).toEqual([
    { text: '---', number: null },
    { text: '' },
    { text: '' },
    { text: '---', number: null },
  ]);
  expect(totals[0]?.cell.text).toBe('¥398.00');
  expect(notes[0]).toBe('1 项暂无价格，未计入合计');
});

test('the notes mention samples for demo data only, and unknown prices only if there are any', () => {
  expect(sheetOf().notes).toHaveLength(1);
  expect(sheetOf({ isDemo: true }).notes).toContain('示例数据：配件号和价格均为示例。');
});

test('the sheet has a province column only if the prices are of several provinces', () => {
  expect(sheetOf().columns.map(({ label }) => label)).not.toContain('价格省份');
  const mixed = sheetOf({ items: [itemWith(), itemWith({ provinceCode: '310000' })] });
  expect(mixed.columns.map(({ label }) => label)).toContain('价格省份');
  expect(textsOf(mixed).map((row) => row[9])).toEqual(['北京市', '上海市']);
});

test('the sheet is in the language of the page', () => {
  const { language, kind, columns, totals } = sheetOf({ language: 'en' });
  expect([language, kind, totals[0]?.label]).toEqual(['en', 'Work order', 'Total']);
  expect(columns.map(({ label }) => label)).toEqual([
    'No.',
    'Part',
    'OE number',
    'Brand',
    'Remark',
    'Quantity',
    'Reference price (CNY)',
    'Price date',
    'Price source',
    'Line total',
  ]);
});

test('a brand of both part and vehicle is named once', () => {
  expect(brandNames(itemWith({ partBrandName: '大众' }))).toBe('大众');
  expect(brandNames(itemWith({ vehicleBrandName: '' }))).toBe('原厂');
});

test('every price kind with a price gets a total, and the lines show the requested kind', () => {
  const items = [itemWith({ quantity: 2 }), itemWith({ guidePriceFen: null, retailSuitPriceFen: 9_900 })];
  const { totals, rows, columns } = sheetOf({ items, kind: 'guide' });
  expect(columns.map(({ label }) => label)).toContain('指导单价（元）');
  expect(rows.map((row) => row[6]?.text)).toEqual(['¥450.00', '---']);
  expect(totals.map(({ label, cell }) => [label, cell.text])).toEqual([
    ['合计', '¥900.00'],
    ['合计（参考价）', '¥1,194.00'],
    ['合计（电商配套价，另 1 项无价）', '¥99.00'],
  ]);
});

test('a line shows the user’s word, its unit, and the number that it replaced', () => {
  const items = [
    itemWith({ userWord: '刹车片', formerOe: '1K0 698 151' }),
    itemWith({ lineKind: 'labour', oe: '', quantity: 1.5, unit: '小时' }),
  ];
  const [part, labour] = textsOf(sheetOf({ items }));
  expect(part?.slice(1, 3)).toEqual(['前制动片 (刹车片)', '1K0 698 151 A (← 1K0 698 151)']);
  expect(labour?.[5]).toBe('1.5 小时');
});

test('what was returned has a column of its own, on an order with returns only', () => {
  const items = [
    itemWith({ returnReason: 'wrongPart', returnNote: '卡钳装不上' }),
    itemWith({ returnReason: 'other', returnNote: '客户退车' }),
    itemWith({ returnReason: 'damaged' }),
    itemWith(),
  ];
  const { columns, rows } = sheetOf({ items });
  const at = columns.findIndex(({ label }) => label === '退货');
  expect(rows.map((row) => row[at]?.text)).toEqual(['配错件，不适用（卡钳装不上）', '客户退车', '破损', '']);
  expect(sheetOf({ items: [itemWith()] }).columns.map(({ label }) => label)).not.toContain('退货');
});
