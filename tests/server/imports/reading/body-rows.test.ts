import { expect, test } from 'vitest';
import { createRowKinds } from '../../../../src/server/imports/reading/body-rows.ts';

const columns = ['零件号', '零件名称', '价格 / 上海', '价格 / 广东'];
const kindOf = (cells: string[], isSpanned = false) => createRowKinds(columns, () => isSpanned)({ line: 5, cells });

test('a row is data unless it is known to be none', () => {
  expect(kindOf(['5C0698151', '片', '286', ''])).toBe('data');
  expect(kindOf(['5C0698151'])).toBe('data');
  expect(kindOf(['', ' ', ''])).toBe('blank');
});

test.each(['合计', '本页小计：', '合计 Total', 'Grand total', 'Zwischensumme (netto)', 'TOTAL: 12'])(
  '%s begins a total',
  (text) => expect(kindOf([text, '', '1200'])).toBe('noData'),
);

test.each(['合计件', 'Totalsensor', '总计量泵'])('%s is no total', (text) => {
  expect(kindOf(['5C0698151', text, '1200'])).toBe('data');
  expect(kindOf([text, '5C0698151', '1200'])).toBe('data');
});

test('a full row whose first cell is a word for totals is data: Total is a brand of oil', () => {
  expect(kindOf(['Total', '机油', '300', '310'])).toBe('data');
});

test('a heading over the columns, a note and a sentence alone are no data', () => {
  expect(kindOf(['Brakes'], true)).toBe('noData');
  expect(kindOf(['', '备注：价格含税'])).toBe('noData');
  expect(kindOf(['Note 1: prices include tax'])).toBe('noData');
  expect(kindOf(['以上价格仅供参考'])).toBe('noData');
  expect(kindOf(['Brakes'])).toBe('data');
});

test('a list of one column of Chinese names has no notes', () => {
  expect(createRowKinds(['名称'])({ line: 2, cells: ['前制动片'] })).toBe('data');
});

test('a repeated header is none, also by either level of a joined one', () => {
  expect(kindOf(['零件号', '零件名称', '价格', '价格'])).toBe('noData');
  expect(kindOf(['', '', '上海', '广东'])).toBe('noData');
  expect(kindOf(['5C0698151', '零件名称', '1', '2'])).toBe('data');
});
