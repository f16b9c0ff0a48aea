import { expect, test } from 'vitest';
import { readVin, shaped } from '../../../../src/server/gateways/ocr/read-vin.ts';

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

const VIN = 'LGBH52E02HY123846';

/** Reads a line of one place with an engine that always sees the same text. */
function readAs(text: string) {
  const box = { left: 20, top: 20, width: 340, height: 30 };
  const symbols = [...text].map((character, at) => ({
    text: character,
    certainty: 0.9,
    box: { ...box, left: 20 + at * 18, width: 16 },
  }));
  const engine = { read: async () => [{ text, symbols, box, lean: 0 }], close: async () => undefined };
  const picture = { pixels: Buffer.alloc(400 * 80, 200), width: 400, height: 80 };
  const place = { lines: [{ symbols, box }], text, lean: 0, score: 5 };
  return readVin(place, { engine, picture, isKnownMaker: (wmi) => wmi === 'LGB' });
}

test.each([
  ['stands alone', VIN],
  ['is framed by stars that are read as letters', `K${VIN}X`],
  ['has a mark before it', `4${VIN}`],
  ['has a mark behind it', `${VIN}A`],
])('the VIN that %s keeps its step', async (_how, text) => {
  expect(await readAs(text)).toMatchObject({ text: VIN, isMended: false });
});
