import { isCheckDigitMandatory, normaliseVin } from '../../../contract/vehicles/vin.ts';
import type { LineCharacter } from './text-line.ts';

interface Choice {
  text: string;
  score: number;
}

/** The candidates for a character of a VIN, most likely first. */
export type VinChoices = readonly [Choice, ...Choice[]];

const VIN_CHARACTER = /^[A-HJ-NPR-Z0-9]$/;
/** The choice for a character without a candidate in the VIN's alphabet. */
const UNREAD: Choice = { text: '0', score: 0 };
/** A symbol within a VIN counts as a misread character if a letter or digit has at least this score. */
const SECOND_CHOICE_MIN = 0.02;

/** Characters that GB 16735 and 49 CFR 565 allow in check digit, model year and serial number, where the check digit is mandatory. */
const SHAPES: readonly { from: number; to: number; allowed: RegExp }[] = [
  { from: 8, to: 8, allowed: /[0-9X]/ },
  { from: 9, to: 9, allowed: /[1-9A-HJ-NPR-TV-Y]/ },
  { from: 13, to: 16, allowed: /[0-9]/ },
];

/** True for a character that a VIN may contain. */
export function isVinLike({ candidates }: LineCharacter): boolean {
  return candidates.some(({ text, score }) => score >= SECOND_CHOICE_MIN && /^[A-Za-z0-9]$/.test(text));
}

/** The candidates for the 17 characters of a VIN, without characters that are not allowed at their position if there are others. */
export function toVinChoices(characters: readonly LineCharacter[]): VinChoices[] {
  const choices = characters.map(foldedChoices);
  if (!isCheckDigitMandatory(choices[0]?.[0]?.text ?? '')) return choices.map(orUnread);
  return choices.map((options, index) => {
    const shape = SHAPES.find(({ from, to }) => index >= from && index <= to);
    const allowed = options.filter(({ text }) => shape?.allowed.test(text) ?? true);
    return orUnread(allowed.length === 0 ? options : allowed);
  });
}

/** The candidates in the VIN's alphabet, with I, O and Q as the digits that they resemble. */
function foldedChoices({ candidates }: LineCharacter): Choice[] {
  const scores = new Map<string, number>();
  for (const { text, score } of candidates) {
    // A small L is never printed on a plate, but looks like a 1.
    const folded = text === 'l' ? '1' : normaliseVin(text).text;
    if (VIN_CHARACTER.test(folded)) scores.set(folded, (scores.get(folded) ?? 0) + score);
  }
  return [...scores].map(([text, score]) => ({ text, score })).sort((one, other) => other.score - one.score);
}

function orUnread([first = UNREAD, ...others]: Choice[]): VinChoices {
  return [first, ...others];
}
