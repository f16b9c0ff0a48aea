import { expect, test } from 'vitest';
import { headRowIndex, sheetGrid } from '../../../../src/catalogue/shared/export/sheet-grid.ts';
import { escapeFormula } from '../../../../src/contract/exports/escape-formula.ts';
import { awkwardSheet } from '../../work-orders/lines/support.ts';

test('text that begins like a formula gets an apostrophe, in half and full width', () => {
  const formulas = ['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'];
  expect(formulas.map(escapeFormula)).toEqual(formulas.map((text) => `'${text}`));
});

test('other text is unchanged', () => {
  for (const text of ['', '前制动片', '1K0-698', 'a=b', "'x"]) expect(escapeFormula(text)).toBe(text);
});

test('the grid has title, facts, header, rows, and the total in the last column', () => {
  const sheet = awkwardSheet();
  const texts = sheetGrid(sheet).map((row) => row.map(({ text }) => text));
  expect(texts[0]).toEqual(['@SUM(1)']);
  expect(texts[1]).toEqual(['车型', '大众 朗逸 2016款 1.6L 手动风尚版']);
  expect(texts[headRowIndex(sheet)]).toEqual(sheet.columns.map(({ label }) => label));
  const total = texts[headRowIndex(sheet) + 4];
  expect(total).toHaveLength(sheet.columns.length);
  expect([total?.at(0), total?.at(-1)]).toEqual(['合计', '¥1,194.00']);
});
