import { expect, test } from 'vitest';
import { findVinPlaces } from '../../../../src/server/gateways/ocr/find-vin.ts';
import type { ReadLine } from '../../../../src/server/gateways/ocr/text-engine.ts';

function lineOf(text: string, row: number): ReadLine {
  const box = { left: 0, top: row * 50, width: text.length * 20, height: 30 };
  const symbols = [...text].map((character, at) => ({
    text: character,
    certainty: 0.9,
    box: { ...box, left: at * 20, width: 18 },
  }));
  return { text, symbols, box, lean: 0 };
}
const textsOf = (...lines: string[]) => findVinPlaces(lines.map(lineOf), () => true).map(({ text }) => text);

test('a VIN that a plate breaks into two lines is put together', () => {
  expect(textsOf('LSVNA25C', 'C1K211352')).toContain('LSVNA25CC1K211352');
});

test('on a licence what is left of a VIN is never put together with the number below it', () => {
  expect(textsOf('LSVNA25C', 'CSTF30218', '注册日期2019-06-11')).toEqual([]);
});

test('in a relief a character misread as a sign, and a stroke read as two, do not hide the VIN', () => {
  const outlined = ['ZLE4XTAXR6]JB1556332', 'xLZIWVWBEFEMRA2ZNJO881L06x'];
  const found = outlined.map((text) => findVinPlaces([lineOf(text, 0)], () => true, { isRelief: true }).length);
  expect(found).toEqual([1, 1]);
  expect(outlined.flatMap((text) => textsOf(text))).toEqual([]);
});
