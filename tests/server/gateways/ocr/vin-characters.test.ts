import { expect, test } from 'vitest';
import { toReadCharacters } from '../../../../src/server/gateways/ocr/vin-characters.ts';
import { toVinChoices } from '../../../../src/server/gateways/ocr/vin-choices.ts';
import { lineCharacters } from '../../../support/pictures/page-text.ts';

const VALID = 'LSVNA2CJ1K2113527';
const all = Array.from({ length: 17 }, (_, index) => index + 1);

/** Positions of the doubtful characters, from 1; `scores` are by index from 0. */
function doubts(
  vin: string,
  { scores = {}, isWhole = true }: { scores?: Record<number, number>; isWhole?: boolean } = {},
) {
  const characters = toReadCharacters({ choices: toVinChoices(lineCharacters(vin, scores)), isWhole });
  return characters.flatMap(({ isDoubtful }, index) => (isDoubtful ? [index + 1] : []));
}

test('with a valid check digit only characters with a low score are doubtful', () => {
  expect(doubts(VALID, { scores: { 4: 0.9, 11: 0.6 } })).toEqual([12]);
});

test('without a mandatory check digit a higher score is required', () => {
  expect(doubts('WDDHF8JB1CA593720', { scores: { 4: 0.9 } })).toEqual([5]);
});

test('with a wrong check digit the characters that could correct it are doubtful', () => {
  // A 6 read as G makes it right.
  expect(doubts('LSVNA2CJ1K2118527')).toContain(14);
});

test('with a wrong check digit that no look-alike corrects every character is doubtful', () => {
  expect(doubts('LJRJWRJJ4JJRR1012')).toEqual(all);
});

test('a VIN with dropped characters is doubtful as a whole unless its check digit is valid', () => {
  expect(doubts('WDDHF8JB1CA593720', { isWhole: false })).toEqual(all);
  expect(doubts(VALID, { isWhole: false })).toEqual([]);
});

test('the model’s own alternatives precede common look-alikes', () => {
  const [first, ...rest] = lineCharacters(VALID);
  const candidates = [...(first?.candidates ?? []), { text: 'E', score: 0.03 }];
  const [character] = toReadCharacters({
    choices: toVinChoices([{ candidates, position: 0 }, ...rest]),
    isWhole: true,
  });
  expect(character?.alternatives).toEqual(['E', '1']);
});
