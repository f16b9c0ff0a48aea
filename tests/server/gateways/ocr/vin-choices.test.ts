import { expect, test } from 'vitest';
import { toVinChoices } from '../../../../src/server/gateways/ocr/vin-choices.ts';
import { lineCharacters } from '../../../support/pictures/page-text.ts';

const first = (text: string) =>
  toVinChoices(lineCharacters(text))
    .map(([choice]) => choice.text)
    .join('');

test('letters that are not allowed in a VIN are read as similar digits', () => {
  expect(first('LSVNA2CJlKQ113527')).toBe('LSVNA2CJ1K0113527');
  expect(first('lSVNA2CJIKO113527')).toBe('1SVNA2CJ1K0113527');
});

test('scores of the same character in different forms are summed', () => {
  const [character] = lineCharacters('O', { 0: 0.5 });
  const candidates = [...(character?.candidates ?? []), { text: '0', score: 0.3 }, { text: 'o', score: 0.1 }];
  expect(toVinChoices([{ candidates, position: 0 }])).toEqual([[{ text: '0', score: expect.closeTo(0.9) }]]);
});

test('in the serial number of a Chinese VIN a digit replaces a letter with a higher score', () => {
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

test('serial numbers of foreign makers may end with a letter', () => {
  expect(first('SCFEBBBK5BGX0000B')).toMatch(/B$/);
});

test('a character that is not allowed in a VIN counts as unread', () => {
  expect(toVinChoices(lineCharacters('国'))).toEqual([[{ text: '0', score: 0 }]]);
});
