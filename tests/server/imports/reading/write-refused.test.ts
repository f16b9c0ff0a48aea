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

test('refused rows stand in the own columns of the supplier, with line, field and reason in both languages', async () => {
  const text = await refused(
    { line: 4, field: '价格', problem: 'percent' },
    { line: 5, field: '零件名称', problem: 'required' },
    { line: 5, field: '价格', problem: { zh: '太高', en: 'is too high' } },
  );
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
    ['零件号', '零件名称', '价格', '行号 / Line', '字段 / Field', '原因', 'Reason'],
    ['B12345', '盘', '13%', '4', '价格', '应为数字，不能是百分比', 'must be a number, not a percentage'],
    [
      'C12345',
      '',
      'abc',
      '5',
      '零件名称; 价格',
      '零件名称 不能为空；价格 太高',
      '零件名称 must not be blank; 价格 is too high',
    ],
  ]);
});

test('a formula in a refused row does not run when the file is opened', async () => {
  const text = await refused({ line: 3, field: null, problem: 'extraCells' });
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
});

test('a line that the table does not have is passed over', async () => {
  const text = await refused(
    { line: 1, field: null, problem: 'extraCells' },
    { line: 6, field: null, problem: 'badQuotes' },
  );
  expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toHaveLength(2);
});
