import { expect, test } from 'vitest';
import { extractNumbers, firstChoice, sheetLines } from '../../../../../src/catalogue/oe/batch/sheet/sheet-choice.ts';
import type { BatchSheet } from '../../../../../src/contract/oe/schemas.ts';

const sheet = (cells: string[], fields: Partial<BatchSheet> = {}): BatchSheet => ({
  name: '表1',
  rowNumbers: cells.map((_cell, index) => index + 1),
  headRows: 1,
  columns: [
    { letter: 'A', cells: cells.map(() => ''), oeShare: 0, warnings: [] },
    { letter: 'B', cells, oeShare: 1, warnings: [] },
  ],
  likelyColumn: 1,
  leftOutRows: 0,
  leftOutColumns: 0,
  ...fields,
});

test('the default choice is the likeliest column of the first sheet that has one', () => {
  const sheets = [sheet(['x'], { likelyColumn: null }), sheet(['OE'])];
  expect(firstChoice(sheets)).toEqual({ sheet: 1, column: 1, headRows: 1, isSplit: false });
  expect(firstChoice([sheet(['x'], { likelyColumn: null, headRows: 0 })])).toMatchObject({ sheet: 0, column: 0 });
});

test('header rows are skipped, empty cells are counted, and several numbers in a cell are split', () => {
  const one = sheet(['OE号', '1K0698151A', '', '04E115561H，0986494596']);
  expect(extractNumbers(one, firstChoice([one]))).toEqual({
    numbers: ['1K0698151A', '04E115561H', '0986494596'],
    emptyRows: 1,
    severalCells: 1,
    doubtfulCells: 0,
    example: null,
  });
});

test('a doubtful cell is one number unless the user splits it', () => {
  const one = sheet(['1K0698151A/1K0698151B', '04E115561H'], { headRows: 0 });
  const choice = firstChoice([one]);
  expect(extractNumbers(one, choice)).toMatchObject({
    numbers: ['1K0698151A/1K0698151B', '04E115561H'],
    doubtfulCells: 1,
    example: '1K0698151A/1K0698151B',
  });
  expect(extractNumbers(one, { ...choice, isSplit: true }).numbers).toEqual(['1K0698151A', '1K0698151B', '04E115561H']);
});

test('the lines of a sheet keep the name and quantity of each row', () => {
  const table = sheet(['OE号', '1K0698151A', '04E115561H'], {
    columns: [
      { letter: 'A', cells: ['名称', '前刹车片', '机滤'], oeShare: 0, warnings: [] },
      { letter: 'B', cells: ['OE号', '1K0698151A', '04E115561H'], oeShare: 1, warnings: [] },
      { letter: 'C', cells: ['数量', '2', '3件'], oeShare: 0, warnings: [] },
    ],
  });
  const { lines, kept } = sheetLines(table, firstChoice([table]));
  expect(lines).toEqual(['1K0698151A\t前刹车片\t2', '04E115561H\t机滤\t3']);
  expect(kept).toEqual({ oe: 1, name: 0, quantity: 2 });
});

test('the lines of a sheet with numbers alone are the numbers', () => {
  const one = sheet(['OE号', '1K0698151A']);
  expect(sheetLines(one, firstChoice([one])).lines).toEqual(['1K0698151A']);
});
