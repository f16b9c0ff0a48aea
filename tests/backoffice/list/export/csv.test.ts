import { expect, test } from 'vitest';
import { csvOf } from '../../../../src/backoffice/list/export/csv.ts';

test('a table is written with its header, escaped quotes and line breaks, and a UTF-8 BOM', () => {
  expect(csvOf(['名称', 'b'], [['a,"b"', 'x\ny']])).toBe('\uFEFF名称,b\r\n"a,""b""","x\ny"');
});

test.each(['=1+1', '+1', '-1', '@a', '\tx'])('a cell that a spreadsheet would evaluate is escaped: %j', (cell) => {
  expect(csvOf(['a'], [[cell]]).split('\r\n')[1]).toMatch(/^"?'/);
});

test('a number is none that a spreadsheet would evaluate, even a negative one', () => {
  expect(csvOf(['a'], [[-5]])).toBe('\uFEFFa\r\n-5');
});
