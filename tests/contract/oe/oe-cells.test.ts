import { expect, test } from 'vitest';
import { isScientific, numbersInCell } from '../../../src/contract/oe/oe-cells.ts';

test('commas of both widths, semicolons and line breaks always separate numbers', () => {
  expect(numbersInCell('1K0698151A，04E115561H；0986494596、WG9725190102\nDZ1')).toEqual({
    numbers: ['1K0698151A', '04E115561H', '0986494596', 'WG9725190102', 'DZ1'],
    ifSplit: null,
  });
});

test('a slash, a bar or a word between two numbers is reported as ambiguous', () => {
  for (const text of [
    '1K0698151A/1K0698151B',
    '1K0698151A | 1K0698151B',
    '1K0698151A 或 1K0698151B',
    '1K0698151A or 1K0698151B',
  ]) {
    expect(numbersInCell(text).ifSplit).toEqual(['1K0698151A', '1K0698151B']);
    expect(numbersInCell(text).numbers).toHaveLength(1);
  }
});

test('spaces inside a number are not ambiguous, a space between two long numbers is', () => {
  for (const text of ['1K0 615 301 AA', '34 11 6 794 300', 'A 000 905 12 00', '90919-02240', '12345 67890'])
    expect(numbersInCell(text)).toEqual({ numbers: [text], ifSplit: null });
  expect(numbersInCell('1K0615301AA 1K0615301AB').ifSplit).toEqual(['1K0615301AA', '1K0615301AB']);
});

test('a slash before other text does not split a number', () => {
  expect(numbersInCell('1K0615301AA/AB').ifSplit).toBeNull();
  expect(numbersInCell('OE/备注').ifSplit).toBeNull();
});

test('scientific notation from a spreadsheet is recognised in either width', () => {
  for (const text of ['1.23E+11', '6E+12', '６．１２６Ｅ＋１１', ' 1.23e+11 ']) expect(isScientific(text)).toBe(true);
  for (const text of ['123E11', '1E0615301', '04E115561H', '12.3E+11']) expect(isScientific(text)).toBe(false);
  expect(numbersInCell('1.23E+11').ifSplit).toBeNull();
});
