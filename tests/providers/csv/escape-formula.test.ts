import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../../../src/backoffice/list/export/csv.ts';
import { text, textColumn } from '../../../src/catalogue/shared/export/list-sheet.ts';
import { sheetCsv } from '../../../src/catalogue/shared/export/sheet-csv.ts';
import { sheetHtml } from '../../../src/catalogue/shared/export/sheet-html.ts';
import { sheetXlsx } from '../../../src/catalogue/shared/export/sheet-xlsx.ts';
import { escapeFormula } from '../../../src/contract/exports/escape-formula.ts';
import { unzip } from '../../catalogue/shared/export/unzip.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = ['', ' ', '\u3000', '\u200b', '"', '“', ' "', '\n', '\r', '\t'];
const formulas = [
  ...signs.flatMap((sign) => before.map((start) => `${start}${sign}1+cmd`)),
  ...['\t', '\r', '\n'].map((start) => `${start}1`),
];
const harmless = ['', '1K0-698', 'a=b', '前制动片', "'x", '"quoted"', '12 + 3', 'a\n=b'];

test.each([...formulas, "'=1"])('a text that a spreadsheet could evaluate gets an apostrophe: %j', (formula) => {
  expect(escapeFormula(formula)).toBe(`'${formula}`);
});

test.each(harmless)('any other text is left as it is: %j', (harmlessText) => {
  expect(escapeFormula(harmlessText)).toBe(harmlessText);
});

describe('no formula reaches a file of', () => {
  const sheet = {
    language: 'zh-CN',
    kind: 'Order',
    title: 'Order',
    fileName: 'order',
    facts: formulas.map((formula) => ['Fact', formula] as const),
    columns: [textColumn('A'), textColumn('B')],
    rows: formulas.map((formula) => [text(formula), text(formula)]),
    totals: [],
    notes: formulas,
  };
  const expectEscaped = (cells: readonly string[]) => {
    expect(cells.filter((cell) => formulas.includes(cell))).toEqual([]);
    expect(cells).toEqual(expect.arrayContaining(formulas.map((formula) => `'${formula}`)));
  };

  test('the back office', () => {
    const csv = csvOf(formulas, [formulas]);
    expectEscaped(Papa.parse<string[]>(csv.slice(1), { newline: '\r\n' }).data.flat());
  });

  test('the storefront as CSV', () => {
    expectEscaped(Papa.parse<string[]>(sheetCsv(sheet).slice(1), { newline: '\r\n' }).data.flat());
  });

  test('the storefront as a workbook', async () => {
    const files = await unzip(await sheetXlsx(sheet));
    const strings = new DOMParser().parseFromString(files['xl/sharedStrings.xml'] ?? '', 'text/xml');
    const cells = [...strings.querySelectorAll('si')].map(({ textContent }) => textContent ?? '');
    expect(cells.filter((cell) => /^\s*["'“]?[=+\-@＝＋－＠]/.test(cell) && !cell.startsWith("'"))).toEqual([]);
    expect(files['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  });

  test('the storefront as a page, whose cells Excel takes as text', () => {
    const style = new DOMParser().parseFromString(sheetHtml(sheet), 'text/html').querySelector('style')?.textContent;
    expect(style).toContain('h1, dt, dd, th, td, p { mso-number-format: "\\@"; }');
  });

  test('any other place: whatever writes a table escapes it', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const writers = sources.filter((name) =>
      /from '.*\/csv\/csv\.ts'|from 'write-excel-file|\bunparse\(/.test(readFileSync(`src/${name}`, 'utf8')),
    );
    expect(writers.length).toBeGreaterThan(3);
    // Its files are read by the import alone, which would take the escape for a part of the value.
    const unescaped = ['server/imports/vpic/import-vpic.ts'];
    const careless = writers.filter(
      (name) => !unescaped.includes(name) && !readFileSync(`src/${name}`, 'utf8').includes('escapeFormula'),
    );
    expect(careless).toEqual([]);
  });
});
