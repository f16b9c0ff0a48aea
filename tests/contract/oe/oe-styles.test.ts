import { expect, test } from 'vitest';
import { OeStyle } from '../../../src/contract/fields.ts';
import { oeKey } from '../../../src/contract/oe/oe-number.ts';
import { displayOe, isPrintedOe } from '../../../src/contract/oe/oe-styles.ts';
import { pickMany, seededRandom } from '../../support/random-vins.ts';

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

test('a complete number is recognised by the places of its spaces, hyphens and dots', () => {
  for (const text of ['1K0 407 151', 'A203 421 10 12', '1K0.615.301.AA', '52119-06967-A0', '34116794300'])
    expect(isPrintedOe(text), text).toBe(true);
  for (const text of ['1K0 407 15', '1K04 07 151', '52119-069', '612600081334 2', ''])
    expect(isPrintedOe(text), text).toBe(false);
});
