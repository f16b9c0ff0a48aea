import { expect, test } from 'vitest';
import { sheetXlsx } from '../../../../src/catalogue/shared/export/sheet-xlsx.ts';
import { awkwardSheet } from '../../work-orders/lines/support.ts';
import { unzip } from './unzip.ts';

const files = await unzip(await sheetXlsx(awkwardSheet()));
const parse = (name: string) => new DOMParser().parseFromString(files[name] ?? '', 'text/xml');
const strings = [...parse('xl/sharedStrings.xml').querySelectorAll('si')].map(({ textContent }) => textContent);
const sheet = parse('xl/worksheets/sheet1.xml');

/** A cell's text, or its number. */
function cell(address: string): string | number | null {
  const found = sheet.querySelector(`c[r="${address}"]`);
  const value = found?.querySelector('v')?.textContent ?? null;
  if (value === null) return null;
  return found?.getAttribute('t') === 's' ? (strings[Number(value)] ?? null) : Number(value);
}

test('the workbook has the order’s facts, rows and total', () => {
  expect([cell('A1'), cell('B3'), cell('C7')]).toEqual(["'@SUM(1)", 'LSVAA2BR1GN100000', 'OE 号']);
  expect([cell('A11'), cell('J11')]).toEqual(['合计', 1194]);
});

test('part numbers are text with their leading zeros', () => {
  expect([cell('C8'), cell('C9')]).toEqual(['0986494596', '612600081334']);
});

test('the workbook has no formulas, and text that looks like one is escaped', () => {
  expect(sheet.querySelectorAll('f')).toHaveLength(0);
  expect([cell('E8'), cell('E9')]).toEqual(['\'=HYPERLINK("http://x","y")', "'-1+2"]);
});

test('prices and amounts are numbers, and an unknown price is an empty cell', () => {
  expect([cell('F8'), cell('G8'), cell('J8')]).toEqual([2, 398, 796]);
  expect([cell('G10'), cell('J10')]).toEqual([null, null]);
});
