import { expect, test } from 'vitest';
import { batchSheetOf } from '../../../../src/server/oe/spreadsheets/batch-sheets.ts';
import { buildSheet, textCell } from '../../../../src/server/oe/spreadsheets/raw-sheet.ts';

function sheetOf(rows: readonly (readonly string[])[]) {
  const builder = buildSheet('表1');
  for (const [index, texts] of rows.entries())
    builder.add(index + 1, new Map(texts.map((text, column) => [column, textCell(text)])));
  return batchSheetOf(builder.done());
}

test('the column most similar to OE numbers is proposed, and the header row is detected', () => {
  const sheet = sheetOf([
    ['序号', '名称', 'OE号', '数量', '电话'],
    ['1', '前制动片', '1K0698151A', '2', '010-12345678'],
    ['2', '机油滤清器', '04E115561H', '1', ''],
    ['3', '螺栓', 'N 910 963 01', '8', ''],
  ]);
  expect(sheet).toMatchObject({ name: '表1', headRows: 1, likelyColumn: 2, leftOutRows: 0, leftOutColumns: 0 });
  expect(sheet.columns.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('a sheet of numbers only has no header row, and one without numbers proposes no column', () => {
  expect(sheetOf([['1K0698151A'], ['04E115561H']])).toMatchObject({ headRows: 0, likelyColumn: 0 });
  expect(sheetOf([['姓名'], ['王师傅']]).likelyColumn).toBeNull();
});

test('the header row is found below a title and notes, and may be missing', () => {
  const numbers = [
    ['1', '正时皮带', '04E 109 119 B'],
    ['2', '制动片', '5Q0698151P'],
  ];
  expect(sheetOf([['2026年11月配件采购清单'], ['13800138000'], ['序号', '名称', '料号'], ...numbers])).toMatchObject({
    headRows: 3,
    likelyColumn: 2,
    columns: [{}, {}, { oeShare: 1 }],
  });
  expect(sheetOf([['配件清单'], ['OE号'], ['1K0698151A']])).toMatchObject({ headRows: 2, likelyColumn: 0 });
  expect(sheetOf(numbers)).toMatchObject({ headRows: 0, likelyColumn: 2 });
});

test('of two columns of numbers the one whose header names them is proposed', () => {
  const rows = [
    ['1K0698151A', '5Q0698151P'],
    ['04E115561H', '5Q0615301F'],
  ];
  expect(sheetOf([['仓位', 'OE'], ...rows]).likelyColumn).toBe(1);
  expect(sheetOf([['OE', '仓位'], ...rows]).likelyColumn).toBe(0);
});

test('a warning has all its rows in its count, and names twenty of them', () => {
  const builder = buildSheet('表1');
  for (let row = 1; row <= 25; row += 1) builder.add(row, new Map([[0, textCell('1.23E+11')]]));
  expect(batchSheetOf(builder.done()).columns[0]?.warnings).toEqual([
    { kind: 'scientific', count: 25, rows: Array.from({ length: 20 }, (_, index) => index + 1) },
  ]);
});
