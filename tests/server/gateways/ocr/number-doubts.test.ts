import { expect, test } from 'vitest';
import { doubtfulPositions } from '../../../../src/server/gateways/ocr/number-doubts.ts';
import { lineCharacters } from '../../../support/pictures/page-text.ts';

test('the characters of a number of which the model is unsure are doubtful, by their position in the number', () => {
  const line = lineCharacters('品牌型号大众牌SVW7146BRN6', { 0: 0.4, 10: 0.7, 13: 0.5 });
  expect(doubtfulPositions('SVW7146BRN6', line)).toEqual([4, 7]);
});

test('characters that the number was cleaned of do not move its positions', () => {
  expect(doubtfulPositions('BJ5049CCYA1', lineCharacters('BJ5049CCY-A1', { 9: 0.2, 11: 0.3 }))).toEqual([11]);
});

test('a letter that was read as a digit keeps its own score', () => {
  expect(doubtfulPositions('AB1005', lineCharacters('AB1OO5', { 3: 0.5 }))).toEqual([4]);
});

test('a number that is not among the characters is doubtful as a whole, a missing one not at all', () => {
  expect(doubtfulPositions('AB12', lineCharacters('XY34'))).toEqual([1, 2, 3, 4]);
  expect(doubtfulPositions(null, lineCharacters('XY34'))).toEqual([]);
});
