import { expect, test } from 'vitest';
import { booleanOf } from '../../../../src/contract/imports/cells/boolean.ts';
import { taxCell, taxOfHeader, taxOfTitle } from '../../../../src/contract/imports/mapping/tax-words.ts';

test('a title says in both languages that its prices include tax', () => {
  for (const title of [
    '配件报价（含税）',
    'Prices incl. VAT',
    'Including tax',
    'with VAT',
    'VAT included',
    'do include tax',
  ])
    expect(taxOfTitle(title), title).toBe(true);
});

test('a title that denies tax is not taken for one that includes it', () => {
  for (const title of ['报价（不含税）', '未含税', '未税价', '税前', '不包含税费', '未包含税', '没含税'])
    expect(taxOfTitle(title), title).toBe(false);
  for (const title of [
    'Prices excl. VAT',
    'not including VAT',
    'Prices do not include tax',
    'tax not included',
    'VAT excluded',
    'without tax',
  ])
    expect(taxOfTitle(title), title).toBe(false);
});

test('German lists state the tax in words of their own', () => {
  for (const title of ['Preise zzgl. MwSt.', 'zuzüglich der gesetzlichen Mehrwertsteuer', 'ohne USt'])
    expect(taxOfTitle(title), title).toBe(false);
  for (const title of ['inkl. MwSt.', 'Preis einschl. gesetzl. USt.']) expect(taxOfTitle(title), title).toBe(true);
  expect([taxOfHeader('Netto'), taxOfHeader('Bruttopreis'), taxOfHeader('Preis')]).toEqual([false, true, undefined]);
});

test('a title without a word about tax says nothing', () => {
  for (const title of ['', '云帆汽配 报价单', 'Net weight', 'inclusive of freight'])
    expect(taxOfTitle(title)).toBeUndefined();
});

test('net and gross are about tax in the header of prices only, as words of their own', () => {
  expect([taxOfHeader('Net'), taxOfHeader('price excl.'), taxOfHeader('Gross price'), taxOfHeader('incl.')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  for (const header of ['Magnet', 'Network', 'Grossist', '单价']) expect(taxOfHeader(header), header).toBeUndefined();
});

test('tax is written as a cell that is read back', () => {
  expect([true, false].map((isIncluded) => booleanOf(taxCell(isIncluded)))).toEqual([true, false]);
});
