import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { type RefusedCell, writeRefused } from '../../../../src/server/imports/reading/write-refused.ts';
import { tableOf } from '../../../support/spreadsheets/import-files.ts';

const file =
  '上海大众价格表,,\n零件号,零件名称,价格\nA12345,=HYPERLINK("x"),1\nB12345,盘,13%\nC12345,,abc\nD12345,灯,4\n';

async function* problemsOf(...problems: RefusedCell[]) {
  yield* problems;
}

async function refused(...problems: RefusedCell[]): Promise<string> {
  let text = '';
  for await (const part of writeRefused(await tableOf('list.csv', file), problemsOf(...problems))) text += part;
  return text;
}

test('refused rows stand in the supplier’s own columns, with file, line, field and reason in both languages', async () => {
  const text = await refused(
    { line: 4, fields: ['价格'], detail: null, problem: 'percent' },
    { line: 5, fields: ['零件名称'], detail: null, problem: 'required' },
    { line: 5, fields: ['价格'], detail: null, problem: { zh: '太高', en: 'is too high' } },
  );
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['上海大众价格表'],
    ['零件号', '零件名称', '价格', '文件 / File', '行号 / Line', '字段 / Field', '原因', 'Reason'],
    ['B12345', '盘', '13%', 'list.csv', '4', '价格', '应为数字，不能是百分比', 'must be a number, not a percentage'],
    [
      'C12345',
      '',
      'abc',
      'list.csv',
      '5',
      '零件名称; 价格',
      '零件名称 不能为空；价格 太高',
      '零件名称 must not be blank; 价格 is too high',
    ],
  ]);
});

test('a formula in a refused row does not run when the file is opened', async () => {
  const text = await refused({ line: 3, fields: [], detail: null, problem: 'extraCells' });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});

test('a line that the table does not have is passed over', async () => {
  const text = await refused(
    { line: 1, fields: [], detail: null, problem: 'extraCells' },
    { line: 6, fields: [], detail: null, problem: 'badQuotes' },
  );
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toHaveLength(3);
});

test('of several columns that hold a field, those with the wrong cell are named', async () => {
  const prices = '零件号,批发价,指导价\nA12345,面议,4\n';
  let text = '';
  const problem: RefusedCell = { line: 2, fields: ['批发价', '指导价'], detail: '面议', problem: 'noPrice' };
  for await (const part of writeRefused(await tableOf('list.csv', prices), problemsOf(problem))) text += part;
  expect(text).toContain('A12345,面议,4,list.csv,2,批发价,');
});

test('a file of refused rows that comes back has the same titles and columns again', async () => {
  const problem: RefusedCell = { line: 4, fields: ['价格'], detail: null, problem: 'percent' };
  const back = await tableOf('list-refused.csv', await refused(problem));
  expect(back.titles).toEqual(['上海大众价格表']);
  let text = '';
  for await (const part of writeRefused(back, problemsOf({ ...problem, line: 3 }))) text += part;
  expect(text).toBe((await refused(problem)).replace('list.csv,4,价格', 'list-refused.csv,3,价格'));
});
