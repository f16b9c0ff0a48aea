import { expect, test } from 'vitest';
import { parseDraft, splitDoubtful } from '../../../../src/catalogue/oe/batch/draft.ts';
import { typedCells } from '../../../../src/catalogue/oe/batch/typed-line.ts';

test.each([
  ['04E115561H 2', '04E115561H', 2],
  ['04E115561H x2', '04E115561H', 2],
  ['04e115561h X 12', '04E115561H', 12],
  ['04E115561H*2', '04E115561H', 2],
  ['04E115561H × 100', '04E115561H', 100],
  ['04E115561H  2pcs', '04E115561H', 2],
  ['04E115561H 2 件', '04E115561H', 2],
  ['04E115561H x2 pcs', '04E115561H', 2],
  ['2 x 04E115561H', '04E115561H', 2],
  ['2pcs 04E115561H', '04E115561H', 2],
  ['０４Ｅ１１５５６１Ｈ＊２', '04E115561H', 2],
  ['1K0 407 151 2', '1K0 407 151', 2],
  ['1K0 407 151 AB x2', '1K0 407 151 AB', 2],
  ['A 203 421 10 12 2', 'A 203 421 10 12', 2],
  ['34 11 6 794 300 4', '34 11 6 794 300', 4],
  ['90919-02240 4', '90919-02240', 4],
  ['WG 9725190102 x2', 'WG 9725190102', 2],
  ['3501120-P301 2', '3501120-P301', 2],
])('the quantity is read from %s', (line, cell, quantity) => {
  expect(typedCells(line)).toEqual([{ cell, quantity }]);
});

test.each([
  '1K0 407 151',
  '1K0 407 151 AB',
  'A 203 421 10 12',
  'A203 421 10 12',
  '203 421 10 12',
  'A 203 421 10',
  'A 000 905 12 00',
  '34 11 6 794 300',
  'N 909 653 12',
  'WHT 005 184',
  '90919 02240',
  '52119-06967 10',
  '52119 06967 A0',
  '12345 67890',
  '0 986 494 596',
  'GB5783 M8*25',
  '1K0 407 X2',
  '04E115561HX2',
  '04E115561H 0',
  '04E115561H 350',
  '机油滤清器 2',
])('%s stays one entry without a quantity', (line) => {
  expect(typedCells(line)).toEqual([{ cell: line }]);
});

test('a quantity between commas belongs to the number before it, unless it may be a price', () => {
  expect(typedCells('04E115561H, 2, 1K0 407 151；x4')).toEqual([
    { cell: '04E115561H', quantity: 2 },
    { cell: '1K0 407 151', quantity: 4 },
  ]);
  for (const line of ['04E115561H, 350', '04E115561H, 20, 35.00', '2, 04E115561H', '机滤, 2'])
    expect(typedCells(line)).toEqual([{ cell: line }]);
});

test('typed quantities add up for a repeated number, and are kept when a line is split', () => {
  expect(parseDraft('04E115561H x2\n04E 115 561 H 3\n0986494596').numbers).toEqual([
    { oe: '04E115561H', searchOe: '04E115561H', quantity: 5 },
    { oe: '0986494596', searchOe: '0986494596' },
  ]);
  expect(parseDraft(splitDoubtful('1K0698151A/1K0698151B x2')).numbers).toMatchObject([
    { oe: '1K0698151A', quantity: 2 },
    { oe: '1K0698151B', quantity: 2 },
  ]);
});
