import { stripInvisible, toHalfWidthUpper } from '../half-width.ts';
import { countDigits, DIGITS_MIN, looksLikeOe } from './looks-like-oe.ts';
import { oeKey, splitOeList } from './oe-number.ts';

/** Separators between numbers that also occur inside some numbers. */
const AMBIGUOUS_SEPARATORS = /[/\\|+&]|\s{2,}|或|\s+OR\s+/;
/** A space occurs inside most numbers; it separates two only if both are at least this long. */
const LONG_KEY = 7;

export interface CellNumbers {
  /** Split at commas, semicolons and line breaks. */
  numbers: string[];
  /** Also split at ambiguous separators; null when there are none. */
  ifSplit: string[] | null;
}

/** The numbers in a cell of a spreadsheet or in a typed line. */
export function numbersInCell(text: string): CellNumbers {
  const numbers = splitOeList(text);
  const parted = numbers.map((number) => splitAmbiguous(number) ?? [number]);
  return {
    numbers,
    ifSplit: parted.some(({ length }) => length > 1) ? parted.flat() : null,
  };
}

/** True for a number that a spreadsheet has turned into scientific notation (1.23E+11), losing digits. */
export function isScientific(text: string): boolean {
  return /^\d(\.\d+)?E\+\d+$/.test(stripInvisible(toHalfWidthUpper(text)));
}

function splitAmbiguous(text: string): string[] | null {
  const half = toHalfWidthUpper(text).trim();
  if (isScientific(half)) return null;
  const pieces = half.split(AMBIGUOUS_SEPARATORS).map((piece) => piece.trim());
  if (pieces.length > 1 && pieces.every(looksLikeOe)) return pieces;
  const words = half.split(/\s+/);
  if (words.length > 1 && words.every(isLongNumber)) return words;
  return null;
}

function isLongNumber(text: string): boolean {
  const key = oeKey(text);
  return key.length >= LONG_KEY && countDigits(key) > DIGITS_MIN;
}
