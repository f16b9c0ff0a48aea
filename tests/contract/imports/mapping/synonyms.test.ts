import { expect, test } from 'vitest';
import { plain, reference, text } from '../../../../src/contract/imports/format/fields.ts';
import { synonymScore, USED_PRICE } from '../../../../src/contract/imports/mapping/synonyms.ts';

const money = plain('money', '', '', '');
const number = reference('numbers', '', '', '');
const priceOf = (header: string) => synonymScore(header, 'price', money);

test('words for a part number in several languages name the column; a mere 编号 or ref does so less', () => {
  for (const header of ['配件编码', '件号', '原厂编号', 'oem码', 'teilenummer', 'partn', 'nºpieza'])
    expect(synonymScore(header, 'number', number), header).toBe(2.2);
  for (const header of ['编号', '商品编码', 'sku', 'reference'])
    expect(synonymScore(header, 'number', number)).toBe(1.3);
  for (const header of ['名称', '备注', '']) expect(synonymScore(header, 'number', number)).toBe(0);
});

test('a field called number that is none of parts is not meant', () => {
  expect(synonymScore('配件编码', 'number', plain('decimal', '', '', ''))).toBe(0);
});

test('an old price counts less than the price, one of used parts not at all', () => {
  expect([priceOf('单价'), priceOf('原价'), priceOf('拆车价'), priceOf('旧件价'), priceOf('备注')]).toEqual([
    2.2, 1.1, 0, 0, 0,
  ]);
  for (const header of ['二手价', '翻新件', 'remanufacturedprice']) expect(USED_PRICE.test(header)).toBe(true);
});

test('of the prices of several years the last wins', () => {
  expect(priceOf('2026年价格')).toBeGreaterThan(priceOf('2025年价格'));
  expect(priceOf('2025年价格')).toBeGreaterThan(priceOf('价格'));
});

test('the old and the new number of a replacement are told apart, and a date of it is neither', () => {
  const sides = (header: string) => ['from', 'to'].map((name) => synonymScore(header, name, number) > 0);
  for (const header of ['旧零件号', '原件号', '被替代件号', 'oldpartn']) expect(sides(header)[0], header).toBe(true);
  for (const header of ['新零件号', '替换件号', 'newpartn']) expect(sides(header), header).toEqual([false, true]);
  for (const header of ['替换日期', '新旧', '零件号']) expect(sides(header), header).toEqual([false, false]);
});

test('a field without synonyms has no score, whatever its name', () => {
  for (const name of ['note', 'constructor', 'toString'])
    expect(synonymScore('数量', name, text(10, '', '', ''))).toBe(0);
});
