import { expect, test } from 'vitest';
import { cellFormatOf, dateOf, padded } from '../../../../src/server/platform/spreadsheets/number-format.ts';

const kindOf = (code: string | undefined, id = 164) => cellFormatOf(id, code).kind;

test('dates and times are recognised by Excel’s own formats and by their codes', () => {
  expect([14, 22, 27, 36, 45, 50, 58].map((id) => kindOf(undefined, id))).toEqual(Array(7).fill('date'));
  expect([0, 1, 13, 23, 26, 37, 49, 59].map((id) => kindOf(undefined, id))).toEqual(Array(8).fill('plain'));
  for (const code of ['yyyy-mm-dd', 'yyyy"年"m"月"d"日"', '[h]:mm:ss', '[$-804]d.m.yy;@', 'mm:ss.0'])
    expect(kindOf(code), code).toBe('date');
});

test('letters in quotes, brackets and behind a backslash are no dates', () => {
  for (const code of ['0.00', '#,##0.00;[Red]-#,##0.00', '0.0" days"', '[Red]General', 'General', '0\\d', '"¥"#,##0'])
    expect(kindOf(code), code).toBe('plain');
});

test('part numbers that a format pads with zeros keep them and their separators', () => {
  const shown = (digits: string, code: string) => {
    const format = cellFormatOf(164, code);
    return format.kind === 'padded' ? padded(digits, format.pattern) : undefined;
  };
  expect([shown('12345', '000-00000'), shown('7', '0000'), shown('1234567890', '000"-"0000')]).toEqual([
    '000-12345',
    '0007',
    '123456-7890',
  ]);
  expect(shown('5', '0.00')).toBeUndefined();
});

test('days count from 1900, on old Macs from 1904, and the time of day is left out', () => {
  expect([dateOf(43_252, false), dateOf(43_252.99, false), dateOf(41_790, true)]).toEqual([
    '2018-06-01',
    '2018-06-01',
    '2018-06-01',
  ]);
  expect(dateOf(1e12, false)).toBe('1000000000000');
});
