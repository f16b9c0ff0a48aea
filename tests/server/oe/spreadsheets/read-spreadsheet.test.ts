import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { BatchSheet } from '../../../../src/contract/oe/schemas.ts';
import { readSpreadsheet } from '../../../../src/server/oe/spreadsheets/read-spreadsheet.ts';
import { workbookParts, zipOf } from '../../../support/spreadsheets/make-workbook.ts';

const sheetsOf = async (file: Buffer) => (await readSpreadsheet(file)).sheets;
const readSheets = (parts: Parameters<typeof workbookParts>[0]) => sheetsOf(zipOf(workbookParts(parts)));
const cellsOf = (sheet: BatchSheet | undefined) => sheet?.columns.map(({ cells }) => cells);
const warningsOf = (sheet: BatchSheet | undefined, column = 0) => sheet?.columns[column]?.warnings ?? [];

test('texts keep their leading zeros and full-width digits in every storage form of a workbook', async () => {
  const [sheet] = await readSheets({
    shared: ['0986494596', '１Ｋ０６９８１５１Ａ'],
    sheets: [
      `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row>
       <row r="5"><c r="A5" t="inlineStr"><is><r><t>04E</t></r><r><t> 115561H</t></r></is></c></row>`,
    ],
  });
  expect(cellsOf(sheet)).toEqual([
    ['0986494596', '04E 115561H'],
    ['１Ｋ０６９８１５１Ａ', ''],
  ]);
  expect(sheet?.rowNumbers).toEqual([2, 5]);
});

test('a number has the leading zeros of its format, with a warning', async () => {
  const [sheet] = await readSheets({
    formats: ['0000000000', '00000\\-00000', '0.00', '#,##0'],
    sheets: [
      `<row r="1"><c r="A1" s="1"><v>986494596</v></c></row><row r="2"><c r="A2" s="2"><v>9091902240</v></c></row>
       <row r="3"><c r="A3" s="3"><v>12345</v></c></row><row r="4"><c r="A4" s="4"><v>612600081334</v></c></row>
       <row r="5"><c r="A5"><v>6.12600081334E11</v></c></row>`,
    ],
  });
  expect(cellsOf(sheet)).toEqual([['0986494596', '90919-02240', '12345', '612600081334', '612600081334']]);
  expect(warningsOf(sheet)).toEqual([{ kind: 'padded', count: 2, rows: [1, 2] }]);
});

test('a formula is read as its stored value with a warning and never evaluated; without a value the cell is empty', async () => {
  const [sheet] = await readSheets({
    sheets: [
      `<row r="1"><c r="A1" t="str"><f>"0"&amp;B1</f><v>04E115561H</v></c></row>
       <row r="2"><c r="A2"><f>1+1</f></c></row><row r="3"><c r="A3"><f>B3</f><v>612600081334</v></c></row>
       <row r="4"><c r="A4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
    ],
  });
  expect(cellsOf(sheet)).toEqual([['04E115561H', '', '612600081334', '']]);
  expect(warningsOf(sheet)).toEqual([
    { kind: 'formula', count: 2, rows: [1, 3] },
    { kind: 'formulaWithoutValue', count: 1, rows: [2] },
    { kind: 'error', count: 1, rows: [4] },
  ]);
});

test('values corrupted by the spreadsheet program have warnings with their rows: dates, 1.23E+11, numbers beyond 15 digits', async () => {
  const [sheet] = await readSheets({
    formats: ['yyyy/m/d'],
    shared: ['1.23E+11'],
    sheets: [
      `<row r="1"><c r="A1" s="1"><v>45000</v></c></row><row r="2"><c r="A2" t="s"><v>0</v></c></row>
       <row r="3"><c r="A3"><v>12345678901234500</v></c></row>`,
    ],
  });
  expect(cellsOf(sheet)).toEqual([['2023-03-15', '1.23E+11', '12345678901234500']]);
  expect(warningsOf(sheet).map(({ kind, rows }) => [kind, rows])).toEqual([
    ['date', [1]],
    ['scientific', [2]],
    ['lostDigits', [3]],
  ]);
});

test('rows beyond 5,000 plus headers, and columns beyond 20, are counted and dropped', async () => {
  const rows = Array.from(
    { length: 5_120 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${10_000_000 + index}</v></c></row>`,
  );
  const [sheet] = await readSheets({ sheets: [`${rows.join('')}<row r="9000"><c r="AB9000"/></row>`] });
  expect(sheet).toMatchObject({ leftOutRows: 110, leftOutColumns: 0 });
  expect(sheet?.columns[0]?.cells).toHaveLength(5_010);
  const wide = Array.from({ length: 23 }, (_, index) => `<c t="str"><v>x${index}</v></c>`).join('');
  const [other] = await readSheets({ sheets: [`<row r="1">${wide}</row>`] });
  expect(other?.columns).toHaveLength(20);
  expect(other?.leftOutColumns).toBe(3);
});

test('hidden and empty sheets are skipped', async () => {
  const parts = workbookParts({
    sheets: ['<row r="1"><c r="A1"><v>12345678</v></c></row>', '', '<row><c><v>1</v></c></row>'],
  });
  const hidden = parts.map((part) =>
    part.name === 'xl/workbook.xml'
      ? { ...part, content: String(part.content).replace('sheetId="3"', 'sheetId="3" state="hidden"') }
      : part,
  );
  expect((await sheetsOf(zipOf(hidden))).map(({ name }) => name)).toEqual(['表1']);
});

test('an independent workbook reader reads the same texts', async () => {
  const file = zipOf(
    workbookParts({
      shared: ['OE号', '1K0698151A', '前 <制动> & 片'],
      sheets: [
        `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>2</v></c></row>
         <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>612600081334</v></c></row>`,
      ],
    }),
  );
  const [theirs] = await readXlsxFile(file);
  const [ours] = await sheetsOf(file);
  const columns = [0, 1].map((column) => theirs?.data.map((row) => String(row[column])));
  expect(cellsOf(ours)).toEqual(columns);
});

test('a small workbook that repeats one long text in every cell has a bounded result, which says what is left out', async () => {
  const row = (number: number) => `<row r="${number}">${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`;
  const sheet = Array.from({ length: 2_000 }, (_, index) => row(index + 1)).join('');
  const file = zipOf(workbookParts({ shared: ['A'.repeat(300)], sheets: [sheet, sheet] }));
  const result = await readSpreadsheet(file);
  expect(JSON.stringify(result).length).toBeLessThan(3_000_000);
  expect(result.sheets).toHaveLength(1);
  expect(result.leftOutSheets).toBe(1);
  const [first] = result.sheets;
  expect(first?.rowNumbers).toHaveLength(334);
  expect(first?.leftOutRows).toBe(1_666);
});

test('a text table has a bounded result', async () => {
  const line = Array.from({ length: 20 }, () => 'A'.repeat(300)).join(',');
  const result = await readSpreadsheet(Buffer.from(`${line}\n`.repeat(1_500)));
  expect(JSON.stringify(result).length).toBeLessThan(3_000_000);
  expect(result.sheets[0]?.leftOutRows).toBeGreaterThan(1_000);
});

test('cells without references follow each other', async () => {
  const [sheet] = await readSheets({
    sheets: ['<row><c t="str"><v>a</v></c><c r="D1" t="str"><v>d</v></c><c t="str"><v>e</v></c></row>'],
  });
  expect(cellsOf(sheet)).toEqual([['a'], [''], [''], ['d'], ['e']]);
});
