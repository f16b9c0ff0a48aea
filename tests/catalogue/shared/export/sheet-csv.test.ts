import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { sheetCsv } from '../../../../src/catalogue/shared/export/sheet-csv.ts';
import { headRowIndex } from '../../../../src/catalogue/shared/export/sheet-grid.ts';
import { awkwardSheet } from '../../work-orders/lines/support.ts';

const sheet = awkwardSheet();
const csv = sheetCsv(sheet);
const rows = Papa.parse<string[]>(csv.slice(1)).data;
const lines = rows.slice(headRowIndex(sheet) + 1);

test('the file begins with a byte order mark and has CRLF line ends', () => {
  expect(csv.codePointAt(0)).toBe(0xfeff);
  expect(csv).toContain('\r\n');
});

test('no cell begins like a formula', () => {
  expect(rows[0]).toEqual(["'@SUM(1)"]);
  expect(lines.slice(0, 3).map((row) => row[4])).toEqual(['\'=HYPERLINK("http://x","y")', "'-1+2", '急, "今天"\n取']);
  expect(rows.flat().filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
});

test('only part numbers that a spreadsheet would damage are marked as text', () => {
  expect(lines.slice(0, 3).map((row) => row[2])).toEqual(["'0986494596", "'612600081334", '04E 115 561 H']);
});

test('numbers are plain, and an unknown price is an empty cell', () => {
  expect(lines.slice(0, 3).map((row) => row.slice(5))).toEqual([
    ['2', '398.00', '2026-02-01', '示例数据', '796.00'],
    ['1', '398.00', '2026-02-01', '示例数据', '398.00'],
    ['1', '', '', '', ''],
  ]);
  expect(lines[3]?.at(-1)).toBe('1194.00');
});
