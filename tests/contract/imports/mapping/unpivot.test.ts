import { expect, test } from 'vitest';
import { catalogueFile } from '../../../../src/contract/imports/format/catalogue-files.ts';
import { findUnpivot } from '../../../../src/contract/imports/mapping/unpivot.ts';

const find = (cells: Record<string, string[]>, name: 'prices' | 'numbers' = 'prices') =>
  findUnpivot(catalogueFile(name), Object.keys(cells), (header) => cells[header] ?? [])?.columns;
const constantsOf = (...headers: string[]) => {
  const found = find(Object.fromEntries(headers.map((header) => [header, ['286.00']])));
  return found && Object.fromEntries(found.map(({ header, constants }) => [header, constants]));
};

test('a province, tax and kind in a header hold for the prices below it', () => {
  expect(constantsOf('上海价', '广东省 批发价', '未税指导价')).toEqual({
    上海价: { province: '上海' },
    '广东省 批发价': { province: '广东省', kind: 'market' },
    未税指导价: { taxIncluded: '否', kind: 'guide' },
  });
});

test('a province is found in a header of one word, a brand that begins with one is none', () => {
  expect(constantsOf('广东市场价', '上海市不含税批发价', '全国市场价', '上海大众指导价')).toEqual({
    广东市场价: { province: '广东', kind: 'market' },
    上海市不含税批发价: { province: '上海市', taxIncluded: '否', kind: 'market' },
    全国市场价: { kind: 'market' },
    上海大众指导价: { kind: 'guide' },
  });
});

test('columns that say the same of their prices are not told apart, so there is no such table', () => {
  expect(constantsOf('价格', '单价')).toBeUndefined();
});

test('a single column of prices is a plain one, unless its header says something', () => {
  expect(constantsOf('价格')).toBeUndefined();
  expect(constantsOf('含税价')).toEqual({ 含税价: { taxIncluded: '是' } });
});

test('prices of used parts and of other times, and columns about prices, are left out', () => {
  const others = ['拆车价', '2025年价格', '去年价', '价格来源', '涨价幅度', '税率', '是否含税', 'price date'];
  expect(constantsOf('指导价', '批发价', ...others)).toEqual({ 指导价: { kind: 'guide' }, 批发价: { kind: 'market' } });
});

test('a column of yes or no about tax holds no prices, though 1 and 0 are numbers', () => {
  for (const header of ['含税', 'Tax included', 'VAT not included', 'taxIncluded'])
    expect(find({ OE: ['A12345'], 价格: ['286'], [header]: ['1', '0'] }), header).toBeUndefined();
});

test('the abbreviation of a province is one as a whole header, but no word of everyday life', () => {
  expect(constantsOf('京', '粤')).toEqual({ 京: { province: '京' }, 粤: { province: '粤' } });
  expect(constantsOf('新', '黑', '宁')).toBeUndefined();
});

test('a column whose cells are no prices, for the most part, is left out', () => {
  expect(find({ 上海: ['286', '有货', '缺货'], 广东: ['286', '300', '缺货'] })?.map(({ header }) => header)).toEqual([
    '广东',
  ]);
});

test('only price lists have columns of prices', () =>
  expect(find({ 上海: ['1'], 广东: ['2'] }, 'numbers')).toBeUndefined());
