import { expect, test } from 'vitest';
import { shaped } from '../../../../src/server/gateways/ocr/read-vin.ts';

/** A ballot a character; two choices stand in brackets. */
const ballotsOf = (text: string) =>
  (text.match(/\[..\]|./g) ?? []).map((place) =>
    [...place.replace(/[[\]]/g, '')].map((character, at) => ({ text: character, share: at === 0 ? 0.6 : 0.3 })),
  );
const firstOf = (text: string) =>
  shaped(ballotsOf(text))
    .map((ballot) => ballot[0]?.text)
    .join('');

test('where no VIN has the likeliest character, the next one that may stand there is taken', () => {
  expect(firstOf('LGBH52E0[B8][0H]Y1238[A4]6')).toBe('LGBH52E08HY123846');
});

test('a lone reading stays as it is, to be looked at', () => {
  expect(firstOf('LGBH52E0B0Y1238A6')).toBe('LGBH52E0B0Y1238A6');
});

test('makers elsewhere use every place as they like', () => {
  expect(firstOf('WDDHF8JB[B8][0H]A5937[A4]0')).toBe('WDDHF8JBB0A5937A0');
});
