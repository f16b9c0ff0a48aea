import { expect, test } from 'vitest';
import { isOneEdit } from '../../../../src/server/parts/names/one-edit.ts';

test.each([
  ['changed', 'filter', 'folter'],
  ['added at the end', 'filter', 'filters'],
  ['added at the beginning', 'filter', 'xfilter'],
  ['left out', 'filter', 'fiter'],
  ['changed at the end', '前制动片', '前制动盘'],
  ['swapped with the next', 'filter', 'fitler'],
  ['none', 'filter', 'filter'],
])('one character %s is one edit, in either direction', (_how, a, b) => {
  expect(isOneEdit(a, b)).toBe(true);
  expect(isOneEdit(b, a)).toBe(true);
});

test.each([
  ['filter', 'fitlre'],
  ['filter', 'filt'],
  ['filter', 'xfilterx'],
  ['abc', ''],
  ['前制动片', '后制动盘'],
])('%s and %s are more than one edit apart', (a, b) => {
  expect(isOneEdit(a, b)).toBe(false);
  expect(isOneEdit(b, a)).toBe(false);
});
