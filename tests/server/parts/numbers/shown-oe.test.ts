import { expect, test } from 'vitest';
import { shownOe } from '../../../../src/server/parts/numbers/shown-oe.ts';

test('a number is displayed in its brand’s format, however it was printed', () => {
  expect(shownOe({ printed: '1K0-615-301-AB', key: '1K0615301AB', style: 'vw' })).toBe('1K0 615 301 AB');
  expect(shownOe({ printed: '9091902240', key: '9091902240', style: 'toyota' })).toBe('90919-02240');
});

test('a number without a format of its brand is displayed as printed', () => {
  expect(shownOe({ printed: '3502405-A0E', key: '3502405A0E', style: 'plain' })).toBe('3502405-A0E');
  expect(shownOe({ printed: '3502405-A0E', key: '3502405A0E', style: 'unheard-of' })).toBe('3502405-A0E');
  expect(shownOe({ printed: 'G 1', key: 'G1', style: 'vw' })).toBe('G 1');
});
