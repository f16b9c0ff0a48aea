import { stripInvisible, toHalfWidthUpper } from '../half-width.ts';

/** The shortest key that can be searched for. */
export const OE_KEY_MIN = 5;

export type TypedOe = { text: string; key: string };
export type TypedOeList = { numbers: TypedOe[]; duplicates: TypedOe[] };

export const LOOKALIKES = 'АВЕЗКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
/** The Latin letter, or the digit, for each of them. */
export const LOOKALIKE_LETTERS = 'ABE3KMHOPCTYXIJSABEZHIKMNOPTYX';

const SEPARATORS = /[,;、\r\n\t]+/;

/**
 * The key by which a part number is stored and searched: half width, upper case, letters and digits, with leading
 * zeros.
 */
export function oeKey(text: string): string {
  // Shortcut: in long lists most are already keys.
  if (/^[A-Z0-9]*$/.test(text)) return text;
  return latinLetters(toHalfWidthUpper(text)).replace(/[^A-Z0-9]/g, '');
}

/** Replaces look-alike Greek and Cyrillic letters by Latin ones; dropping them would leave another, shorter number. */
function latinLetters(text: string): string {
  return text.replace(/[\u0370-\u04ff]/g, (letter) => {
    const place = LOOKALIKES.indexOf(letter.toUpperCase());
    return LOOKALIKE_LETTERS[place] ?? letter;
  });
}

/** Splits a typed or pasted list at its separators, in order; empty pieces are dropped. */
export function splitOeList(text: string): string[] {
  const pieces = toHalfWidthUpper(text).split(SEPARATORS);
  return pieces.map((piece) => piece.trim()).filter((piece) => stripInvisible(piece) !== '');
}

/** The distinct numbers of a typed or pasted list, in order; repeated keys are reported as duplicates. */
export function splitOeNumbers(text: string): TypedOeList {
  const seen = new Set<string>();
  const list: TypedOeList = { numbers: [], duplicates: [] };
  for (const piece of splitOeList(text)) {
    const number = { text: piece, key: oeKey(piece) };
    if (seen.has(number.key)) list.duplicates.push(number);
    else list.numbers.push(number);
    seen.add(number.key);
  }
  return list;
}
