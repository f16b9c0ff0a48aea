import { expect, test } from 'vitest';
import { catalogueFile } from '../../../../src/contract/imports/format/catalogue-files.ts';
import { taxDisagreements, titleConstants } from '../../../../src/contract/imports/mapping/title-constants.ts';

const prices = catalogueFile('prices');
const constantsOf = (
  titles: string[],
  columns: Record<string, string> = {},
  more: { file?: string; sheet?: string } = {},
) => titleConstants(prices, { file: 'list.xlsx', titles, ...more }, columns);

test('a title names a brand of the catalogue, in a joint venture the partner whose cars it makes', () => {
  const brands = ['丰田', 'Toyota', '长安', '福特', 'BMW', '宝马', '本田'];
  const brandOf = (title: string) =>
    titleConstants(catalogueFile('prices'), { file: 'list.xlsx', titles: [title], brands }, {}).brand;
  expect(brandOf('2026年11月 广东省 丰田 价格表')).toBe('丰田');
  expect(brandOf('广汽丰田价格表')).toBe('丰田');
  expect(brandOf('长安福特 配件价格表')).toBe('福特');
  expect(brandOf('苍岭 配件价格表')).toBe('苍岭');
  expect(brandOf('广州华盛汽配有限公司配件报价单')).toBeUndefined();
  expect(brandOf('Price list BMW 2026-11')).toBe('BMW');
  expect(brandOf('ABMWX 2026-11')).toBeUndefined();
  expect(brandOf('丰田 本田 价格表')).toBeUndefined();
});

test('the title goes before the sheet, and the sheet before the file, whose folder says nothing', () => {
  const more = { file: '2024-01/list 2026-09.xlsx', sheet: '2026-10' };
  expect(constantsOf(['2026年11月'], {}, more).date).toBe('2026-11-01');
  expect(constantsOf(['价目表'], {}, more).date).toBe('2026-10-01');
  expect(constantsOf([], {}, { ...more, sheet: ' ' }).date).toBe('2026-09-01');
});

test('a date in a title is read in the forms of the trade; one that does not exist is none', () => {
  const dates = [
    '2026/11/5 起执行',
    '20261105',
    '2026 年 11 月 5 日',
    '202611',
    '2026年13月',
    '2018款',
    'gültig ab 05.11.2026',
  ];
  expect(dates.map((title) => constantsOf([title]).date)).toEqual([
    ...['2026-11-05', '2026-11-05', '2026-11-05', '2026-11-01'],
    undefined,
    undefined,
    '2026-11-05',
  ]);
});

test('a province is a word of its own in the title or sheet, not a part of a name, nor of the name of the file', () => {
  expect(constantsOf(['配件价格表（江苏）']).province).toBe('江苏');
  expect(constantsOf(['上海大众配件']).province).toBeUndefined();
  expect(constantsOf([], {}, { file: '江苏.xlsx' }).province).toBeUndefined();
});

test('a column for the same field wins over the title', () => {
  expect(constantsOf(['2026年11月 含税 江苏'], { date: '日期', province: '省份' })).toEqual({ taxIncluded: '是' });
});

test('the header of the prices wins over the title about tax, and the two are reported to disagree', () => {
  expect(constantsOf(['不含税'], { price: '含税价' }).taxIncluded).toBe('是');
  const table = { file: 'list.xlsx', titles: ['报价单（不含税）'] };
  const disagreements = (header: string, isIncluded: string) =>
    taxDisagreements(table, { file: 'prices', columns: { price: header }, constants: { taxIncluded: isIncluded } });
  expect(disagreements('含税价', '是')).toEqual([{ header: '含税价', isIncluded: true }]);
  expect(disagreements('单价', '否')).toEqual([]);
  expect(taxDisagreements(table, { file: 'prices', columns: { price: '含税价', taxIncluded: '税' } })).toEqual([]);
});
