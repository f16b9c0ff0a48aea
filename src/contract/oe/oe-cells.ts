import { halfWidthUpper, withoutUnseen } from '../half-width.ts';
import { OE_KEY_MIN, oeKey, oePieces } from './oe-number.ts';

/** Signs that stand between numbers, but also inside a few of them. */
const DOUBTFUL = /[/\\|+&]|\s{2,}|或|\s+OR\s+/;
/** Digits that a number has at least. */
const DIGITS_MIN = 3;
/** A space stands inside most numbers; between two it can only be told where both are long. */
const LONG_KEY = 7;

export interface CellNumbers {
  /** The numbers that commas, semicolons and line breaks part. */
  numbers: string[];
  /** The same, with those parted too that may be one number or several; null where there is no doubt. */
  ifParted: string[] | null;
}

/** The numbers in a cell of a spreadsheet or a line that was typed. */
export function numbersInCell(text: string): CellNumbers {
  const numbers = oePieces(text);
  const parted = numbers.map((number) => partedDoubtfully(number) ?? [number]);
  return {
    numbers,
    ifParted: parted.some(({ length }) => length > 1) ? parted.flat() : null,
  };
}

/** Whether a text reads like an OE number: long enough, with digits, without Chinese. */
export function readsLikeOe(text: string): boolean {
  const key = oeKey(text);
  return key.length >= OE_KEY_MIN && key.length <= 24 && digitsOf(key) >= DIGITS_MIN && !/\p{Script=Han}/u.test(text);
}

/** Whether a spreadsheet has spoiled a number: 1.23E+11 stands for digits that are gone. */
export function isScientific(text: string): boolean {
  return /^\d(\.\d+)?E\+\d+$/.test(withoutUnseen(halfWidthUpper(text)));
}

function partedDoubtfully(text: string): string[] | null {
  const half = halfWidthUpper(text).trim();
  if (isScientific(half)) return null;
  const pieces = half.split(DOUBTFUL).map((piece) => piece.trim());
  if (pieces.length > 1 && pieces.every(readsLikeOe)) return pieces;
  const words = half.split(/\s+/);
  if (words.length > 1 && words.every(isLongNumber)) return words;
  return null;
}

function isLongNumber(text: string): boolean {
  const key = oeKey(text);
  return key.length >= LONG_KEY && digitsOf(key) > DIGITS_MIN;
}

function digitsOf(key: string): number {
  return key.replace(/\D/g, '').length;
}
