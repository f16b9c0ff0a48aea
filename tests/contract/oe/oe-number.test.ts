import { expect, test } from 'vitest';
import { OeStyle } from '../../../src/contract/fields.ts';
import { displayOe, OE_KEY_MIN, oeKey, splitOeNumbers } from '../../../src/contract/oe/oe-number.ts';
import { pickMany, seededRandom } from '../../support/random-vins.ts';

test('a key has only half-width letters and digits in upper case, with leading zeros', () => {
  expect(oeKey(' 1k0 615-301.ab ')).toBe('1K0615301AB');
  expect(oeKey('９０９１９－０２２４０')).toBe('9091902240');
  expect(oeKey('000 905 12 00')).toBe('0009051200');
  expect(oeKey('06A-115/561*B')).toBe('06A115561B');
  expect(oeKey('——')).toBe('');
  expect(OE_KEY_MIN).toBe(5);
});

test.each([
  ['vw', '1K0615301AB', '1K0 615 301 AB'],
  ['vw', '06A115561B', '06A 115 561 B'],
  ['vw', '1K0615301', '1K0 615 301'],
  ['vw', '5G0853601A2ZZ', '5G0 853 601 A 2ZZ'],
  ['vw', 'N90965301', 'N 909 653 01'],
  ['vw', 'WHT005184', 'WHT 005 184'],
  ['bmw', '34116794300', '34 11 6 794 300'],
  ['mercedes', 'A0009051200', 'A 000 905 12 00'],
  ['mercedes', '0009051200', '000 905 12 00'],
  ['mercedes', 'A20588501259999', 'A 205 885 01 25 9999'],
  ['toyota', '9091902240', '90919-02240'],
  ['toyota', '5211906967A0', '52119-06967-A0'],
  ['honda', '44010S04961', '44010-S04-961'],
  ['honda', '04711S5AA00ZZ', '04711-S5A-A00ZZ'],
  ['honda', '9410914000', '94109-14000'],
  ['five-five', '152089F600', '15208-9F600'],
  ['five-five', '263002Y500', '26300-2Y500'],
  ['plain', '1017100XEC01', '1017100XEC01'],
  ['plain', 'WG9725190102', 'WG9725190102'],
  ['plain', '612600081334', '612600081334'],
] as const)('the style %s prints %s as %s', (style, key, shown) => {
  expect(displayOe(style, key)).toBe(shown);
});

test.each([
  ['vw', '1K06153'],
  ['bmw', '3411679430'],
  ['mercedes', 'N000000006789'],
  ['toyota', '90919'],
  ['honda', 'S0444010961'],
  ['five-five', '15208'],
] as const)('a key that does not fit the style %s is displayed unchanged: %s', (style, key) => {
  expect(displayOe(style, key)).toBe(key);
});

test('the displayed number always has the same key', () => {
  const random = seededRandom(3);
  for (let round = 0; round < 2000; round += 1) {
    const key = pickMany(random, '00112345678999ABNW', 5 + Math.floor(random() * 11));
    for (const style of OeStyle.options) expect(oeKey(displayOe(style, key))).toBe(key);
  }
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
