import { expect, test } from 'vitest';
import { charactersOf } from '../../../../src/server/gateways/ocr/read-characters.ts';

const [PRINTED, STAMPED] = [0.88, 0.6];
const RIGHT = 'LSVNA2CJ1K2113527';

/** As read, with one share for all but the places named. */
function readingOf(text: string, { share = 0.9, shares = {}, agreement = 0.9, isMended = false }: Partial<Given> = {}) {
  const characters = [...text].map((character, at) => [{ text: character, share: shares[at] ?? share }]);
  return { characters, text, trust: 0.9, agreement, isMended };
}

interface Given {
  share: number;
  shares: Record<number, number>;
  agreement: number;
  isMended: boolean;
}

/** Where the marks stand, counted from 1. */
const marksOf = (...given: Parameters<typeof charactersOf>) =>
  charactersOf(...given).flatMap(({ isDoubtful }, at) => (isDoubtful ? [at + 1] : []));
const all = Array.from({ length: 17 }, (_, at) => at + 1);

test('print whose check digit is right marks only what the readings hardly agree on', () => {
  expect(marksOf(readingOf(RIGHT, { shares: { 4: 0.6, 11: 0.4 } }), PRINTED)).toEqual([12]);
});

test('a check digit that was made right by a second choice spares no character its mark', () => {
  expect(marksOf(readingOf(RIGHT, { shares: { 4: 0.6 }, isMended: true }), PRINTED)).toEqual([5]);
});

test('a wrong check digit marks what would make it right', () => {
  // A 6 that is a G makes it right, whatever the readings agree on.
  const marks = marksOf(readingOf('LSVNA2CJ1K2118527'), PRINTED);
  expect(marks).toContain(14);
  expect(marks.length).toBeLessThan(17);
});

test.each([
  ['the check digit is wrong', 'LSVNA2CJ1K2113521', {}],
  ['the check digit was made right by a second choice', RIGHT, { isMended: true }],
  ['the readings agree too little', RIGHT, { agreement: 0.8 }],
  ['the maker need not keep to the check digit', 'WDDHF8JB1CA593720', {}],
])('stamped, every character is marked where %s', (_why, text, given) => {
  expect(marksOf(readingOf(text, given), STAMPED)).toEqual(all);
});

test('stamped, with a right check digit and readings that agree, only the least sure are marked', () => {
  expect(marksOf(readingOf(RIGHT, { shares: { 4: 0.6 } }), STAMPED)).toEqual([5]);
});

test('what was read by its walls is doubted like everything stamped, even where the place looks like print', () => {
  expect(marksOf({ ...readingOf(RIGHT, { agreement: 0.8 }), isStamped: true }, PRINTED)).toEqual(all);
});
