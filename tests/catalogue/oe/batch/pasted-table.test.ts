import { expect, test } from 'vitest';
import { parseDraft, splitDoubtful } from '../../../../src/catalogue/oe/batch/draft.ts';
import { pastedRows } from '../../../../src/catalogue/oe/batch/pasted-table.ts';

const shortOf = (text: string) =>
  pastedRows(text.split('\n'))?.map(({ oe, name, quantity }) => `${oe}|${name}|${quantity}`);

test('number, name and quantity are found in any order of columns, with or without a head', () => {
  const expected = ['04E 115 561 H|机油滤清器|2', '5Q0698151P|前制动片|4'];
  expect(shortOf('机油滤清器\t04E 115 561 H\t2\n前制动片\t5Q0698151P\t4')).toEqual(expected);
  expect(shortOf('序号\t名称\tOE号\t数量\n1\t机油滤清器\t04E 115 561 H\t2\n2\t前制动片\t5Q0698151P\t4')).toEqual(
    expected,
  );
  expect(shortOf('04E 115 561 H\t2件\t机油滤清器\n5Q0698151P\t×4\t前制动片')).toEqual(expected);
});

test('line numbers, prices and dates are not taken for quantities or numbers', () => {
  expect(shortOf('1\t04E115561H\t398.00\t2026-10-01\n2\t5Q0698151P\t12560.50\t2026-10-02')).toEqual([
    '04E115561H||null',
    '5Q0698151P||null',
  ]);
  expect(shortOf('1\t04E115561H\t3')).toEqual(['04E115561H||3']);
});

test('a row without a quantity has none, and a text without numbers is no table', () => {
  expect(shortOf('04E115561H\t2\n5Q0698151P\t')).toEqual(['04E115561H||2', '5Q0698151P||null']);
  expect(pastedRows(['机油滤清器\t2'])).toBeNull();
});

test('a pasted table and typed numbers are one list, and the quantities of a repeated number add up', () => {
  const { numbers, duplicates } = parseDraft(
    '04E115561H\t机滤\t2\n5Q0698151P\t刹车片\t1\n04E 115 561 H\t机滤\t3\n0986494596',
  );
  expect(numbers).toEqual([
    { oe: '04E115561H', searchOe: '04E115561H', name: '机滤', quantity: 5 },
    { oe: '5Q0698151P', searchOe: '5Q0698151P', name: '刹车片', quantity: 1 },
    { oe: '0986494596', searchOe: '0986494596' },
  ]);
  expect(duplicates).toHaveLength(1);
});

test('a cell with several numbers is split into rows with its name and quantity', () => {
  const text = splitDoubtful('1K0698151A/1K0698151B\t刹车片\t2\n04E115561H\t机滤\t1');
  expect(parseDraft(text).numbers).toMatchObject([
    { oe: '1K0698151A', name: '刹车片', quantity: 2 },
    { oe: '1K0698151B', name: '刹车片', quantity: 2 },
    { oe: '04E115561H', name: '机滤', quantity: 1 },
  ]);
});
