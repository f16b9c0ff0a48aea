import { expect, test } from 'vitest';
import { firstChoice, takenNumbers } from '../../../../src/catalogue/oe/batch/sheet-choice.ts';
import type { BatchSheet } from '../../../../src/contract/oe/schemas.ts';

const sheet = (cells: string[], given: Partial<BatchSheet> = {}): BatchSheet => ({
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
  ...given,
});

test('the likeliest column of the first sheet that has one is proposed', () => {
  const sheets = [sheet(['x'], { likelyColumn: null }), sheet(['OE'])];
  expect(firstChoice(sheets)).toEqual({ sheet: 1, column: 1, headRows: 1, isParted: false });
  expect(firstChoice([sheet(['x'], { likelyColumn: null, headRows: 0 })])).toMatchObject({ sheet: 0, column: 0 });
});

test('the head is left out, empty cells are counted, several numbers in a cell are parted', () => {
  const one = sheet(['OE号', '1K0698151A', '', '04E115561H，0986494596']);
  expect(takenNumbers(one, firstChoice([one]))).toEqual({
    numbers: ['1K0698151A', '04E115561H', '0986494596'],
    emptyRows: 1,
    severalCells: 1,
    doubtfulCells: 0,
    example: null,
  });
});

test('a doubtful cell is taken as one number until the user says otherwise', () => {
  const one = sheet(['1K0698151A/1K0698151B', '04E115561H'], { headRows: 0 });
  const choice = firstChoice([one]);
  expect(takenNumbers(one, choice)).toMatchObject({
    numbers: ['1K0698151A/1K0698151B', '04E115561H'],
    doubtfulCells: 1,
    example: '1K0698151A/1K0698151B',
  });
  expect(takenNumbers(one, { ...choice, isParted: true }).numbers).toEqual(['1K0698151A', '1K0698151B', '04E115561H']);
});
