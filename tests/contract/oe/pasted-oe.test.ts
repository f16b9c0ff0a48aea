import { expect, test } from 'vitest';
import { oeKey } from '../../../src/contract/oe/oe-number.ts';
import { pastedOe } from '../../../src/contract/oe/pasted-oe.ts';

test.each([
  'OE: 2GS 807 421 S',
  'oem 2GS807421S',
  'Part No. 2GS807421S',
  '2GS807421S*1',
  '2GS 807 421 S x2',
  '2GS807421S 2pcs',
  '2GS807421S price?',
  '#2GS807421S',
  'need 2GS807421S left door',
  '2GS807421S usd 12.50',
  '2GS807421S 350 RMB',
])('%s is the number alone', (text) => {
  expect(oeKey(pastedOe(text))).toBe('2GS807421S');
});

test.each(['6X0 807 217', '81130-77132', 'N 908 132 02', 'OE5X12'])('nothing is taken from %s', (text) => {
  expect(oeKey(pastedOe(text))).toBe(oeKey(text));
});
