import { expect, test } from 'vitest';
import { decimalSignOf, readDecimal, readInteger, readMoney } from '../../../../src/contract/imports/cells/number.ts';

const decimal = (text: string, sign: '.' | ',' | null = null) => {
  const read = readDecimal(text, sign);
  return 'value' in read ? read.value : read.problem;
};

test('numbers are read with separators of both conventions, currency signs and full-width digits', () => {
  const cells = {
    '1286': '1286',
    '0012.50': '12.50',
    '1,286.50': '1286.50',
    '1.286,50': '1286.50',
    '1 286,50': '1286.50',
    "1'286.50": '1286.50',
    '12,345,678': '12345678',
    '12,5': '12.5',
    '.5': '0.5',
    '¥1,286.50': '1286.50',
    '￥286元': '286',
    '286元/件': '286',
    '１２８６．５０': '1286.50',
    '-3.5': '-3.5',
    '(3.5)': '-3.5',
    '+3': '3',
  };
  expect(Object.fromEntries(Object.keys(cells).map((cell) => [cell, decimal(cell)]))).toEqual(cells);
});

test('what is no plain number is a problem that says why, never a guess', () => {
  const cells = {
    '13%': 'percent',
    '1.23E+11': 'scientific',
    '1,23E+11': 'scientific',
    '$12.00': 'foreignCurrency',
    '12 EUR': 'foreignCurrency',
    '2026-11-01': 'dateNotNumber',
    '2018年6月': 'dateNotNumber',
    约286: 'notNumber',
    '100-200': 'notNumber',
    '1,2,3': 'notNumber',
    '12.34.56': 'notNumber',
    [`${'9'.repeat(40)}`]: 'outOfRange',
  };
  expect(Object.fromEntries(Object.keys(cells).map((cell) => [cell, decimal(cell)]))).toEqual(cells);
});

test('the column decides what 1,234 and 1.234 mean, and a cell against it is a problem', () => {
  expect([decimal('1,234', '.'), decimal('1,234', ',')]).toEqual(['1234', '1.234']);
  expect([decimal('1.234', '.'), decimal('1.234', ',')]).toEqual(['1.234', '1234']);
  expect([decimal('12,50', '.'), decimal('12.50', ',')]).toEqual(['notNumber', 'notNumber']);
  expect([decimal('1.234,50', '.'), decimal('1,234.50', ',')]).toEqual(['notNumber', 'notNumber']);
  expect(decimalSignOf(['1.234', '12,50', '1.234,50', '7'])).toBe(',');
  expect(decimalSignOf(['1,234', '12.50', '8,5'.replace(',', '.')])).toBe('.');
  expect(decimalSignOf(['1,234', '1.234', '17', '前'])).toBeNull();
});

test('yuan become fen, rounded, up to what the database holds', () => {
  const cells = {
    '286': '28600',
    '286.5': '28650',
    '0.01': '1',
    '253.097345132743': '25310',
    '12.995': '1300',
    '1.005': '101',
    '0': '0',
    '-1': 'negative',
    '21474836.47': '2147483647',
    '21474836.48': 'outOfRange',
    '99999999999': 'outOfRange',
  };
  const fen = (text: string) => {
    const read = readMoney(text, null);
    return 'value' in read ? read.value : read.problem;
  };
  expect(Object.fromEntries(Object.keys(cells).map((cell) => [cell, fen(cell)]))).toEqual(cells);
});

test('whole numbers keep their bounds', () => {
  expect(readInteger('2018款', null, { min: 1900, max: 2100 })).toEqual({ value: '2018' });
  expect(readInteger('010000', null, {})).toEqual({ value: '10000' });
  expect(readInteger('10.0', null, {})).toEqual({ value: '10' });
  expect(readInteger('10.5', null, {})).toEqual({ problem: 'notInteger' });
  expect(readInteger('1899', null, { min: 1900 })).toEqual({ problem: 'outOfRange' });
  expect(readInteger('99999999999', null, {})).toEqual({ problem: 'outOfRange' });
});
