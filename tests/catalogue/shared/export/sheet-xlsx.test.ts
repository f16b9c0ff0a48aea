import { expect, test } from 'vitest';
import { sheetXlsx } from '../../../../src/catalogue/shared/export/sheet-xlsx.ts';
import { awkwardSheet } from '../../work-orders/lines/support.ts';
import { unzipped } from './unzipped.ts';

const files = await unzipped(await sheetXlsx(awkwardSheet()));
const parse = (name: string) => new DOMParser().parseFromString(files[name] ?? '', 'text/xml');
const strings = [...parse('xl/sharedStrings.xml').querySelectorAll('si')].map(({ textContent }) => textContent);
const sheet = parse('xl/worksheets/sheet1.xml');

/** A cell's text, or its number. */
function cell(place: string): string | number | null {
  const found = sheet.querySelector(`c[r="${place}"]`);
  const value = found?.querySelector('v')?.textContent ?? null;
  if (value === null) return null;
  return found?.getAttribute('t') === 's' ? (strings[Number(value)] ?? null) : Number(value);
}

test('the workbook has the order’s facts, lines and total where they belong', () => {
  expect([cell('A1'), cell('B3'), cell('C7')]).toEqual(["'@SUM(1)", 'LSVAA2BR1GN100000', 'OE 号']);
  expect([cell('A11'), cell('H11')]).toEqual(['合计', 1194]);
});

test('part numbers are text with their leading zeros', () => {
  expect([cell('C8'), cell('C9')]).toEqual(['0986494596', '612600081334']);
});

test('there is no formula in it, and what looks like one is inert text', () => {
  expect(sheet.querySelectorAll('f')).toHaveLength(0);
  expect([cell('E8'), cell('E9')]).toEqual(['\'=HYPERLINK("http://x","y")', "'-1+2"]);
});

test('prices and amounts are numbers, and an unknown price is an empty cell', () => {
  expect([cell('F8'), cell('G8'), cell('H8')]).toEqual([2, 397, 796]);
  expect([cell('G10'), cell('H10')]).toEqual([null, null]);
});
