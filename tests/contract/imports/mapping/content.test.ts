import { expect, test } from 'vitest';
import { date, plain, reference } from '../../../../src/contract/imports/format/fields.ts';
import { filledCells, fitOf } from '../../../../src/contract/imports/mapping/content.ts';

const price = plain('money', '', '', '');
const number = reference('numbers', '', '', '');

test('blank cells, dashes, errors and prices on request say nothing about a column', () => {
  expect(filledCells(['286', '', ' ', '-', '无', '#REF!', '面议', '0'])).toEqual(['286', '0']);
});

test('the fit is the share of cells that can be read as the field, all of them where there is none', () => {
  expect(fitOf(price, ['286', '1,286.50', '前', '左'])).toBe(0.5);
  expect(fitOf(price, ['2026-11-01'])).toBe(0);
  expect(fitOf(date('from', '', '', ''), ['2026-11-01', '2026-02-30'])).toBe(0.5);
  expect(fitOf(price, [])).toBe(1);
});

test('the whole column decides about the decimal sign, so that prices of another country fit', () => {
  expect(fitOf(price, ['1.286,50', '12,50', '1.234'])).toBe(1);
  expect(fitOf(price, ['12,50', '1.286,50', '12.50', '8,5'])).toBe(0.75);
});

test('part numbers fit, also ones that a spreadsheet has destroyed, but no dates and no names', () => {
  expect(fitOf(number, ['5C0 698 151', '1.23E+11', '1,23e+11'])).toBe(1);
  expect(fitOf(number, ['2026-11-01', '前制动片', 'brake pad', '12'])).toBe(0);
});
