import { expect, test } from 'vitest';
import { toVinChoices } from '../../../../src/server/gateways/ocr/vin-choices.ts';
import { lineCharacters } from '../../../support/pictures/page-text.ts';

const first = (text: string) =>
  toVinChoices(lineCharacters(text))
    .map(([choice]) => choice.text)
    .join('');

test('letters that no VIN has are read as the digits they look like', () => {
  expect(first('LSVNA2CJlKQ113527')).toBe('LSVNA2CJ1K0113527');
  expect(first('lSVNA2CJIKO113527')).toBe('1SVNA2CJ1K0113527');
});

test('scores of the same character in its different writings add up', () => {
  const [character] = lineCharacters('O', { 0: 0.5 });
  const candidates = [...(character?.candidates ?? []), { text: '0', score: 0.3 }, { text: 'o', score: 0.1 }];
  expect(toVinChoices([{ candidates, position: 0 }])).toEqual([[{ text: '0', score: expect.closeTo(0.9) }]]);
});

test('a letter in the serial number of a VIN under the law gives way to the digit that the model also saw', () => {
  const characters = lineCharacters('LSVNA2CJ1K211352G');
  const last = {
    candidates: [
      { text: 'G', score: 0.9 },
      { text: '6', score: 0.08 },
    ],
    position: 1,
  };
  const choices = toVinChoices([...characters.slice(0, 16), last]);
  expect(choices[16]).toEqual([{ text: '6', score: 0.08 }]);
});

test('makers elsewhere may end a serial number with a letter', () => {
  expect(first('SCFEBBBK5BGX0000B')).toMatch(/B$/);
});

test('a character that is none of a VIN’s counts as unread', () => {
  expect(toVinChoices(lineCharacters('国'))).toEqual([[{ text: '0', score: 0 }]]);
});
