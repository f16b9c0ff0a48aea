import { expect, test } from 'vitest';
import { openFolder } from '../../../../../src/server/imports/reading/folder.ts';
import {
  cellsOf,
  folderOf,
  problemOf,
  rowsOf,
  tableOf,
  tablesOf,
} from '../../../../support/spreadsheets/import-files.ts';
import { textWorkbook, workbookParts, zipOf } from '../../../../support/spreadsheets/make-workbook.ts';

const text = (reference: string, content: string) => `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`;
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;
const header = row(1, text('A1', '零件号'), text('B1', '零件名称'), text('C1', '价格'), text('D1', '日期'));

test('the header is found below a title and a logo, by its content', async () => {
  const table = await tableOf(
    'list.xlsx',
    textWorkbook([
      ['上海大众 配件价格表 2026年11月'],
      [''],
      ['零件号', '零件名称', '价格'],
      ['5C0698151', '片', '286'],
    ]),
  );
  expect([table.headerLine, table.titles, table.columns]).toEqual([
    3,
    ['上海大众 配件价格表 2026年11月'],
    ['零件号', '零件名称', '价格'],
  ]);
  expect(await cellsOf(table)).toEqual({ 4: ['5C0698151', '片', '286'] });
});

test('every kind of cell becomes a text that cells are read from', async () => {
  const rows = [
    header,
    row(
      2,
      '<c r="A2" t="s"><v>0</v></c>',
      '<c r="B2" t="e"><v>#REF!</v></c>',
      '<c r="C2"><v>253.09734513274336</v></c>',
      '<c r="D2" s="1"><v>43252</v></c>',
    ),
    row(
      3,
      '<c r="A3"><v>123456789012</v></c>',
      '<c r="B3" t="str"><f>A1</f><v>片</v></c>',
      '<c r="C3"><f>A1*2</f></c>',
      '<c r="D3" s="1"><v>43252.75</v></c>',
    ),
    row(
      4,
      '<c r="A4"><v>1.2345678901234567E+17</v></c>',
      '<c r="B4" t="b"><v>1</v></c>',
      '<c r="C4"><f>1+1</f><v>2</v></c>',
      '<c r="D4" t="d"><v>2018-06-01T00:00:00</v></c>',
    ),
    row(
      5,
      '<c r="A5" s="2"><v>1234</v></c>',
      text('B5', '=not a formula'),
      '<c r="C5"><v>0.30000000000000004</v></c>',
      '<c r="D5"/>',
    ),
  ];
  const book = zipOf(
    workbookParts({ sheets: [rows.join('')], shared: ['5C0 698 151'], formats: ['yyyy-mm-dd', '00000000'] }),
  );
  expect(await cellsOf(await tableOf('list.xlsx', book))).toEqual({
    2: ['5C0 698 151', '#REF!', '253.097345132743', '2018-06-01'],
    3: ['123456789012', '片', '=A1*2', '2018-06-01'],
    4: [expect.stringMatching(/^1\.2345678901234\d+e\+17$/), 'TRUE', '2', '2018-06-01'],
    5: ['00001234', "'=not a formula", '0.3', ''],
  });
});

test('merged headers are joined, merged body cells repeat downwards, titles of sections are no rows', async () => {
  const rows = [
    row(1, text('A1', '价格表')),
    row(2, text('A2', '品牌'), text('B2', '零件号'), text('C2', '价格')),
    row(3, text('C3', '上海'), text('D3', '广东')),
    row(4, text('A4', '大众'), text('B4', '5C0698151'), '<c r="C4"><v>1</v></c>', '<c r="D4"><v>2</v></c>'),
    row(5, text('B5', '5C0698152'), '<c r="C5"><v>3</v></c>', '<c r="D5"><v>4</v></c>'),
    row(6, text('A6', '制动系统')),
    row(7, text('A7', '奥迪'), text('B7', '8K0698151'), '<c r="C7"><v>5</v></c>'),
    row(8, text('B8', '8K0698152'), '<c r="C8"><v>6</v></c>'),
  ];
  const merges = ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2', 'A4:A5', 'A6:D6'];
  const table = await tableOf('list.xlsx', zipOf(workbookParts({ sheets: [rows.join('')], merges })));
  expect(table.columns).toEqual(['品牌', '零件号', '价格 / 上海', '价格 / 广东']);
  expect(await cellsOf(table)).toEqual({
    4: ['大众', '5C0698151', '1', '2'],
    5: ['大众', '5C0698152', '3', '4'],
    7: ['奥迪', '8K0698151', '5', ''],
    8: ['', '8K0698152', '6', ''],
  });
});

test('each sheet is a table, and one without a header does not spoil the others', async () => {
  const sheets = [
    header + row(2, text('A2', '5C0698151'), text('B2', '片'), '<c r="C2"><v>1</v></c>'),
    '',
    row(1, '<c r="A1"><v>1</v></c>', '<c r="B1"><v>2</v></c>'),
  ];
  const tables = await tablesOf(openFolder(await folderOf({ 'list.xlsx': zipOf(workbookParts({ sheets })) })));
  expect(tables.map((table) => [table.sheet, 'problem' in table ? table.problem : table.columns.length])).toEqual([
    ['表1', 4],
    ['表3', 'noHeader'],
  ]);
});

test('rows can be read again, and two at once do not disturb each other', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => [`A${10_000 + index}`, '片', String(index)]);
  const table = await tableOf('list.xlsx', textWorkbook([['零件号', '零件名称', '价格'], ...rows]));
  const [first, second] = await Promise.all([rowsOf(table), rowsOf(table)]);
  expect(first).toHaveLength(3_000);
  expect(second).toEqual(first);
  for await (const _row of table.rows()) break;
  expect((await rowsOf(table)).at(-1)?.line).toBe(3_001);
});

test('the content decides, not the ending', async () => {
  const book = textWorkbook([
    ['零件号', '零件名称'],
    ['A12345', '片'],
  ]);
  expect((await tableOf('list.csv', book)).sheet).toBe('表1');
  expect((await tableOf('list.xls', Buffer.from('零件号\t零件名称\nA12345\t片\n'))).columns).toHaveLength(2);
});

test('old, encrypted, foreign, cut and empty workbooks are told apart', async () => {
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
  const whole = textWorkbook([
    ['零件号', '零件名称'],
    ['A12345', '片'],
  ]);
  expect(await problemOf('list.xls', ole)).toBe('oldExcel');
  expect(await problemOf('list.xlsx', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
    'protected',
  );
  expect(await problemOf('list.xlsx', zipOf([{ name: 'Index/Document.iwa', content: 'x' }]))).toBe('numbersApp');
  expect(await problemOf('list.xlsx', zipOf([{ name: 'word/document.xml', content: 'x' }]))).toBe('notTable');
  expect(await problemOf('list.xlsx', whole.subarray(0, whole.length - 30))).toBe('damaged');
  expect(await problemOf('list.xlsx', Buffer.from('零件号,零件名称\n'))).toBe('notTable');
  expect(await problemOf('list.xlsx', zipOf(workbookParts({ sheets: [''] })))).toBe('empty');
});

test('a workbook that ends in the middle of a sheet is damaged, after the rows before', async () => {
  const parts = workbookParts({ sheets: [header + row(2, text('A2', '5C0698151'), text('B2', '片'))] }).map((part) =>
    part.name === 'xl/worksheets/sheet1.xml'
      ? { ...part, content: String(part.content).replace(/<\/row><\/sheetData>.*$/, '') }
      : part,
  );
  expect(await problemOf('list.xlsx', zipOf(parts))).toBe('damaged');
});

test('a bomb, a document type and ten thousand columns are refused', async () => {
  const bomb = workbookParts({
    sheets: [header],
    more: [{ name: 'xl/media/x', content: Buffer.alloc(8 * 1024 * 1024) }],
  });
  expect(await problemOf('list.xlsx', zipOf(bomb))).toBe('tooLarge');
  const entity = workbookParts({ sheets: [header] }).map((part) =>
    part.name === 'xl/sharedStrings.xml'
      ? { ...part, content: '<!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>' }
      : part,
  );
  expect(await problemOf('list.xlsx', zipOf(entity))).toBe('damaged');
  const wide = row(
    1,
    ...Array.from({ length: 10_000 }, (_, index) => `<c t="inlineStr"><is><t>c${index}</t></is></c>`),
  );
  expect(await problemOf('list.xlsx', zipOf(workbookParts({ sheets: [wide] })))).toBe('tooManyColumns');
});
