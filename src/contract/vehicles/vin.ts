import { stripInvisible, toHalfWidthUpper } from '../half-width.ts';
import { withoutLabel } from './number-label.ts';

export const WELL_FORMED_VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

export const VIN_LENGTH = 17;

/** A vehicle identification number as stored and sent: already normalised, 17 characters, without I, O and Q. */
export type Vin = string;

/** A look-alike character and its replacement; position is 1-based in the normalised text. */
export type VinFold = { position: number; from: string; to: string };
export type NormalisedVin = { text: string; folded: VinFold[] };

export type VinProblem =
  | { kind: 'tooShort' | 'tooLong'; length: number }
  | { kind: 'illegalCharacter'; position: number; character: string };

/** warning: a check digit is mandatory; information: the maker may use position 9 freely. */
export type VinVerdict =
  | { status: 'valid'; vin: Vin; folded: VinFold[] }
  | {
      status: 'checkDigitMismatch';
      strength: 'warning' | 'information';
      vin: Vin;
      folded: VinFold[];
      found: string;
      expected: string;
    }
  | { status: 'malformed'; text: string; folded: VinFold[]; problems: VinProblem[] };

// Plates and stamps mark the first and last character with a star.
const SEPARATORS = /[\p{Pd}\u2212.\u00B7\u2022\u3002*]/gu;
const FOLDS: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['O', '0'],
  ['Q', '0'],
]);
const LEGAL = /^[A-HJ-NPR-Z0-9]$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
// GB 16735 and 49 CFR 565: the index of a letter in this string, modulo 10, is its value.
const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/**
 * Normalises to half width and upper case without a label, spaces, dashes, dots and invisible characters; reads I, O and Q
 * as digits.
 */
export function normaliseVin(text: string): NormalisedVin {
  const folded: VinFold[] = [];
  const characters = [...stripInvisible(withoutLabel(toHalfWidthUpper(text))).replace(SEPARATORS, '')].map(
    (from, index) => {
      const to = FOLDS.get(from);
      if (to === undefined) return from;
      folded.push({ position: index + 1, from, to });
      return to;
    },
  );
  return { text: characters.join(''), folded };
}

export function isWellFormedVin(text: string): boolean {
  return WELL_FORMED_VIN.test(text);
}

/** The check digit ('0'–'9' or 'X') expected at position 9 of a well-formed VIN. */
export function checkDigitOf(vin: Vin): string {
  let sum = 0;
  for (let index = 0; index < VIN_LENGTH; index += 1) {
    sum += (VALUES.indexOf(vin.charAt(index)) % 10) * (WEIGHTS[index] ?? 0);
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

export function hasValidCheckDigit(vin: Vin): boolean {
  return vin.charAt(8) === checkDigitOf(vin);
}

/** True if the region of the VIN requires a check digit: China (L) and North America (1–5). */
export function isCheckDigitMandatory(vin: string): boolean {
  return /^[L1-5]/.test(vin);
}

/** Checks a typed VIN; an imported car is never refused for its check digit. */
export function vinVerdict(typed: string): VinVerdict {
  const { text, folded } = normaliseVin(typed);
  const problems = problemsOf(text);
  if (problems.length > 0) return { status: 'malformed', text, folded, problems };
  if (hasValidCheckDigit(text)) return { status: 'valid', vin: text, folded };
  return {
    status: 'checkDigitMismatch',
    strength: isCheckDigitMandatory(text) ? 'warning' : 'information',
    vin: text,
    folded,
    found: text.charAt(8),
    expected: checkDigitOf(text),
  };
}

/** True for a search text that is likely a VIN: well formed, with at least four digits. */
export function looksLikeVin(typed: string): boolean {
  const { text } = normaliseVin(typed);
  // Otherwise a Latin name of 17 letters would count as a VIN.
  return isWellFormedVin(text) && text.replace(/\D/g, '').length >= 4;
}

function problemsOf(text: string): VinProblem[] {
  const characters = [...text];
  const length = characters.length;
  const problems: VinProblem[] = [];
  if (length < VIN_LENGTH) problems.push({ kind: 'tooShort', length });
  if (length > VIN_LENGTH) problems.push({ kind: 'tooLong', length });
  characters.forEach((character, index) => {
    if (!LEGAL.test(character)) problems.push({ kind: 'illegalCharacter', position: index + 1, character });
  });
  return problems;
}
