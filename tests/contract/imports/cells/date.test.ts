import { expect, test } from 'vitest';
import { isDateOfSpreadsheet, looksLikeDate, readDate } from '../../../../src/contract/imports/cells/date.ts';

const read = (text: string, edge: 'from' | 'to' = 'from') => {
  const date = readDate(text, edge);
  return 'value' in date ? date.value : date.problem;
};

test('dates are read in all forms of suppliers', () => {
  const cells = {
    '2018-06-01': '2018-06-01',
    '2018/6/1': '2018-06-01',
    '2018.06.01': '2018-06-01',
    '2018年6月1日': '2018-06-01',
    '20180601': '2018-06-01',
    '2018-06-01 00:00:00': '2018-06-01',
    '2018-06-01T08:30:00Z': '2018-06-01',
    '２０１８－０６－０１': '2018-06-01',
    '43252': '2018-06-01',
    '13.06.2018': '2018-06-13',
    '06/13/2018': '2018-06-13',
    '06.13.2018': '2018-06-13',
    '01.06.2018': '2018-06-01',
    '1. 6. 2018': '2018-06-01',
    '1-Jun-2018': '2018-06-01',
    '01-Jun-18': '2018-06-01',
    '2018-06': '2018-06-01',
    '2018.06': '2018-06-01',
    '201806': '2018-06-01',
    '2018年6月': '2018-06-01',
    'Jun 2018': '2018-06-01',
    '2018': '2018-01-01',
  };
  expect(Object.fromEntries(Object.keys(cells).map((cell) => [cell, read(cell)]))).toEqual(cells);
});

test('a month or year that ends something means its last day, and no end is blank', () => {
  expect(['2020-02', '2020.3', '2020年12月', '2020', '2020-02-03'].map((cell) => read(cell, 'to'))).toEqual([
    '2020-02-29',
    '2020-03-31',
    '2020-12-31',
    '2020-12-31',
    '2020-02-03',
  ]);
  expect(['在产', '至今', '9999-12-31'].map((cell) => read(cell, 'to'))).toEqual([null, null, null]);
});

test('with the order of its table a date of two small numbers is read, and one against it is none', () => {
  const inOrder = (text: string, order: 'dayFirst' | 'monthFirst') => readDate(text, 'from', order);
  expect(inOrder('05/06/2020', 'dayFirst')).toEqual({ value: '2020-06-05' });
  expect(inOrder('05-06-2020', 'monthFirst')).toEqual({ value: '2020-05-06' });
  expect(inOrder('12/31/2019', 'dayFirst')).toEqual({ problem: 'impossibleDate' });
  expect(inOrder('5/6/20', 'dayFirst')).toEqual({ problem: 'ambiguousDate' });
});

test('a day that does not exist, a price and an undecided order of day and month are problems', () => {
  const cells = {
    '2018-02-30': 'impossibleDate',
    '2019-02-29': 'impossibleDate',
    '2018-13-01': 'impossibleDate',
    '03/04/2018': 'ambiguousDate',
    '18/6/1': 'ambiguousDate',
    '286.00': 'numberNotDate',
    '1,286.50': 'numberNotDate',
    '¥286': 'numberNotDate',
    '286': 'numberNotDate',
    '99999': 'numberNotDate',
    '28600.5': 'numberNotDate',
    春季: 'notDate',
  };
  expect(Object.fromEntries(Object.keys(cells).map((cell) => [cell, read(cell)]))).toEqual(cells);
});

test('only a text that cannot be a number looks like a date', () => {
  expect(['2026-11-01', '2026/11/1', '2026年11月', '2026.11.01'].map(looksLikeDate)).toEqual([true, true, true, true]);
  expect(['2018.06', '20180601', '286', '5C0698151'].map(looksLikeDate)).toEqual([false, false, false, false]);
});

test('a date that a spreadsheet has made of a part number is recognised', () => {
  expect(['2018-03-04', '3月4日', '4-Mar'].map(isDateOfSpreadsheet)).toEqual([true, true, true]);
  expect(['2018-33-04', '3501-010', '34-03-6-791'].map(isDateOfSpreadsheet)).toEqual([false, false, false]);
});
