import { expect, test } from 'vitest';
import { checkDigitOf } from '../../../../src/contract/vehicles/vin.ts';
import { isVinInstead, sortOut } from '../../../../src/server/parts/batch/sort-out.ts';

const reasonsOf = (...oes: string[]) => sortOut(oes).map(({ reason }) => reason);

test('each key is searched once, whatever its spelling; the reason of a bad number is not that it is repeated', () => {
  expect(reasonsOf('1K0 698 151 A', '1k0-698-151a', '04E115561H')).toEqual([null, 'duplicate', null]);
  expect(reasonsOf('---', '---')).toEqual(['notNumber', 'notNumber']);
});

test('numbers that a spreadsheet has destroyed and texts that are no numbers are not searched', () => {
  expect(reasonsOf('1.23E+11', '前制动片', '1', 'A'.repeat(30).concat('1'))).toEqual([
    'damaged',
    'notNumber',
    'tooShort',
    'tooLong',
  ]);
});

test('a VIN is told from a part number by its check digit, and where none is mandatory by its maker too', () => {
  const withCheckDigit = (vin: string) => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;
  expect(isVinInstead(withCheckDigit('LSVAA2BR0GN100000'))).toBe(true);
  expect(isVinInstead(withCheckDigit('WVWAA2BR0GN100000'))).toBe(true);
  expect(isVinInstead(withCheckDigit('W1KAA2BR0GN100000'))).toBe(false);
  expect(isVinInstead('WVWZZZ1KZAW123456')).toBe(false);
});
