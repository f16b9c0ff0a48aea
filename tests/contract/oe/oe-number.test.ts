import { expect, test } from 'vitest';
import { OE_KEY_MIN, oeKey, splitOeNumbers } from '../../../src/contract/oe/oe-number.ts';

test('a key has only half-width letters and digits in upper case, with leading zeros', () => {
  expect(oeKey(' 1k0 615-301.ab ')).toBe('1K0615301AB');
  expect(oeKey('９０９１９－０２２４０')).toBe('9091902240');
  expect(oeKey('000 905 12 00')).toBe('0009051200');
  expect(oeKey('06A-115/561*B')).toBe('06A115561B');
  expect(oeKey('——')).toBe('');
  expect(OE_KEY_MIN).toBe(5);
});

test('a pasted list is split at commas of both widths, 、, semicolons, lines and tabs, in order and without empty entries', () => {
  const { numbers, duplicates } = splitOeNumbers(
    ' 1K0 615 301 AB,90919-02240， A 000 905 12 00、WG9725190102;；\r\n\t612600081334\n ,',
  );
  expect(numbers).toEqual([
    { text: '1K0 615 301 AB', key: '1K0615301AB' },
    { text: '90919-02240', key: '9091902240' },
    { text: 'A 000 905 12 00', key: 'A0009051200' },
    { text: 'WG9725190102', key: 'WG9725190102' },
    { text: '612600081334', key: '612600081334' },
  ]);
  expect(duplicates).toEqual([]);
});

test('a number in two spellings is listed once and reported as a duplicate', () => {
  const { numbers, duplicates } = splitOeNumbers('90919-02240\n9091902240\n90919 02240');
  expect(numbers).toEqual([{ text: '90919-02240', key: '9091902240' }]);
  expect(duplicates.map((number) => number.text)).toEqual(['9091902240', '90919 02240']);
});

test('letters of other scripts are read as the Latin letters they resemble, not dropped', () => {
  expect(oeKey('АВС12345')).toBe('ABC12345');
  expect(oeKey('04е109119в')).toBe('04E109119B');
  expect(oeKey('ΑΒ 123 45')).toBe('AB12345');
});
