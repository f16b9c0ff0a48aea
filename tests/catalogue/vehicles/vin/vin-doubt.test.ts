import { expect, test } from 'vitest';
import { vinDoubtOf } from '../../../../src/catalogue/vehicles/vin/vin-doubt.ts';

const doubt = (vin: string, isKnown = true) => vinDoubtOf({ vin, isKnown });

test('behind a known start, characters are missing or too many from position 9 on', () => {
  expect(doubt('LSVAB2BR1GN200')).toEqual({ kind: 'missing', from: 9, to: 17, isStartUnknown: false });
  expect(doubt('LSVAB2BR1GN2000000')).toEqual({ kind: 'excess', from: 9, to: 18, isStartUnknown: false });
});

test('what is no check digit at position 9 says that it is missing or preceded by an extra character', () => {
  expect(doubt('LSVAB2BRGN200000')).toEqual({ kind: 'missing', from: 9, to: 9, isStartUnknown: false });
  expect(doubt('LSVAB2BRR1GN200000')).toEqual({ kind: 'excess', from: 9, to: 9, isStartUnknown: false });
});

test('an unknown start is in doubt itself', () => {
  expect(doubt('LSVB2BR1GN200000', false)).toMatchObject({ kind: 'missing', from: 1, to: 8, isStartUnknown: true });
});

test('a VIN of 17 characters and a text that is too short for a start have no doubtful positions', () => {
  expect(doubt('LSVAB2BR1GN20000?')).toBeUndefined();
  expect(doubt('LSVAB2B')).toBeUndefined();
});
