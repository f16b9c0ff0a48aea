import { expect, test } from 'vitest';
import { toReadCharacters } from '../../../../src/server/gateways/ocr/vin-characters.ts';
import { toVinChoices } from '../../../../src/server/gateways/ocr/vin-choices.ts';
import { lineCharacters } from '../../../support/pictures/page-text.ts';

const VALID = 'LSVNA2CJ1K2113527';
const all = Array.from({ length: 17 }, (_, index) => index + 1);

/** Positions of the doubtful characters, counted from 1; `scores` are by index. */
function doubts(
  vin: string,
  { scores = {}, isWhole = true }: { scores?: Record<number, number>; isWhole?: boolean } = {},
) {
  const characters = toReadCharacters({ choices: toVinChoices(lineCharacters(vin, scores)), isWhole });
  return characters.flatMap(({ isDoubtful }, index) => (isDoubtful ? [index + 1] : []));
}

test('with a valid check digit only what the model is unsure of is doubtful', () => {
  expect(doubts(VALID, { scores: { 4: 0.9, 11: 0.6 } })).toEqual([12]);
});

test('where the check digit proves nothing the model has to be surer', () => {
  expect(doubts('WDDHF8JB1CA593720', { scores: { 4: 0.9 } })).toEqual([5]);
});

test('a wrong check digit makes what would repair it doubtful', () => {
  // A 6 read as G makes it right.
  expect(doubts('LSVNA2CJ1K2118527')).toContain(14);
});

test('a wrong check digit that no look-alike repairs makes every character doubtful', () => {
  expect(doubts('LJRJWRJJ4JJRR1012')).toEqual(all);
});

test('a VIN from which characters were left out is doubtful altogether unless its check digit is valid', () => {
  expect(doubts('WDDHF8JB1CA593720', { isWhole: false })).toEqual(all);
  expect(doubts(VALID, { isWhole: false })).toEqual([]);
});

test('what the model also saw is offered before what such a character is often mistaken for', () => {
  const [first, ...rest] = lineCharacters(VALID);
  const candidates = [...(first?.candidates ?? []), { text: 'E', score: 0.03 }];
  const [character] = toReadCharacters({
    choices: toVinChoices([{ candidates, position: 0 }, ...rest]),
    isWhole: true,
  });
  expect(character?.alternatives).toEqual(['E', '1']);
});
