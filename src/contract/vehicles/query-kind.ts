import { toHalfWidthUpper } from '../half-width.ts';
import { OE_KEY_MIN, oeKey, splitOeNumbers } from '../oe/oe-number.ts';
import { isAnnouncement, isMistypedAnnouncement, normaliseAnnouncement } from './announcement.ts';
import { numberIn } from './number-label.ts';
import { isCheckDigitMandatory, looksLikeVin, normaliseVin, vinVerdict } from './vin.ts';

/**
 * mistypedVin: a VIN that needs correction (one character missing or extra, an illegal one, or a wrong check digit).
 */
export type QueryKind = 'vin' | 'mistypedVin' | 'announcement' | 'oe' | 'name';

const HAN = /\p{Script=Han}/u;
// Brands of up to three letters; longer Latin words count as names anyway.
const SHORT_BRANDS = /^(BMW|BYD|DAF|DFM|FAW|GAC|GMC|JAC|JMC|KIA|MAN|MG|NIO|VW)$/;
/** Badges of cars: 320Li is a name anyway, GLA200 and 45 TFSI beside a year could be a part number. */
const BADGE = /^(GL[ABCES]\d{3}L?|[ABCESV]\d{3}L|\d{2,3}T?F?SI|T?F?SI)$/;
/** E90 320, 525LI F18: a BMW's chassis and badge. */
const BMW_CHASSIS = /^[EFG]\d\d [1-7]\d\d(LI|XI|LE|I|D)?$|^[1-7]\d\d(LI|XI|LE|I|D)? [EFG]\d\d$/;
const YEAR = /^(19[89]|20[0-3])\d$/;
/** CRUZE2012: a name and its year. Announcement numbers of three letters or more do not end in a year. */
const NAME_AND_YEAR = /^[A-Z]{3,}(19[89]|20[0-3])\d$/;
/** An engine's size by itself: no part number has such a group. */
const LITRES = /^\d\.\d(T|L|TSI|TFSI|TDI|TD)?$/;

/** The most likely kind of a search text. */
export function queryKindOf(text: string): QueryKind {
  return queryKindsOf(text)[0] ?? 'name';
}

/** Every possible kind, most likely first; always includes 'name'. */
export function queryKindsOf(typed: string): QueryKind[] {
  const text = numberIn(toHalfWidthUpper(typed));
  const kinds: QueryKind[] = [];
  const vin = vinKinds(text);
  const announcement = announcementLikelihood(text);
  // A long announcement number can have 16 to 18 characters; a Chinese VIN or a valid check digit has precedence.
  if (announcement === 'likely' && !startsLikeChineseVin(text) && !vinIsSound(text)) kinds.push('announcement');
  kinds.push(...vin);
  if (announcement === 'likely') kinds.push('announcement');
  const oe = oeLikelihood(text);
  if (oe === 'likely') kinds.push('oe');
  if (announcement === 'possible' && !namesModel(text)) kinds.push('announcement');
  kinds.push('name');
  if (announcement === 'possible') kinds.push('announcement');
  if (oe === 'possible') kinds.push('oe');
  return [...new Set(kinds)];
}

function vinKinds(text: string): QueryKind[] {
  if (HAN.test(text) || startsWithBrand(text) || wordsOf(text).some((word) => LITRES.test(word))) return [];
  if (looksLikeVin(text)) {
    const verdict = vinVerdict(text);
    const isWrong = verdict.status === 'checkDigitMismatch' && verdict.strength === 'warning';
    if (!isWrong) return hasLongWord(text) && verdict.status !== 'valid' ? [] : ['vin'];
    return hasLongWord(text) ? [] : ['mistypedVin', 'vin'];
  }
  return isNearVin(text) && !hasLongWord(text) ? ['mistypedVin'] : [];
}

/** 14 to 18 characters that mix letters and digits like a VIN, with at most one illegal character. */
function isNearVin(text: string): boolean {
  const near = [...normaliseVin(text).text];
  if (near.length < 14 || near.length > 18) return false;
  const letters = near.filter((character) => /[A-Z]/.test(character)).length;
  const digits = near.filter((character) => /\d/.test(character)).length;
  if (near.length < 16 && !startsAndEndsLikeVin(near.join(''), letters)) return false;
  return letters >= 2 && digits >= 4 && near.length - letters - digits <= 1;
}

/**
 * Tells short VINs from part numbers of this length: a maker of China, or one of another country with more letters than part
 * numbers have, and a serial number at the end.
 */
function startsAndEndsLikeVin(near: string, letters: number): boolean {
  if (!/\d{2}$/.test(near)) return false;
  return /^L[A-Z0-9]{2}/.test(near) || (letters >= 4 && /^([A-Z]{2}|[A-Z]\d[A-Z]|[1-9][A-Z])/.test(near));
}

function startsLikeChineseVin(text: string): boolean {
  const vin = normaliseVin(text).text;
  return vin.length >= 16 && vin.startsWith('L');
}

function vinIsSound(text: string): boolean {
  const verdict = vinVerdict(text);
  return verdict.status === 'valid' && isCheckDigitMandatory(verdict.vin);
}

function announcementLikelihood(text: string): 'likely' | 'possible' | 'no' {
  if (!isAnnouncement(text)) return isMistypedAnnouncement(text) && !HAN.test(text) ? 'likely' : 'no';
  if (namesModel(text)) return 'possible';
  // An announcement number has four, rarely five digits after the letters; WG9725190102 is a part number.
  // The first digit is the class: 9 are trailers, and part numbers such as DZ9566.
  return /^[A-Z]+[1-7]\d{3,4}(?!\d)/.test(normaliseAnnouncement(text)) ? 'likely' : 'possible';
}

function oeLikelihood(text: string): 'likely' | 'possible' | 'no' {
  if (HAN.test(text)) return 'no';
  const { numbers, duplicates } = splitOeNumbers(text);
  if (numbers.length + duplicates.length > 1) {
    return numbers.every((number) => oneOeLikelihood(number.text) === 'likely') ? 'likely' : 'no';
  }
  return oneOeLikelihood(text);
}

function oneOeLikelihood(text: string): 'likely' | 'possible' | 'no' {
  const key = oeKey(text);
  const digits = key.replace(/\D/g, '').length;
  if (key.length < OE_KEY_MIN || digits < 3) return 'no';
  const isMostlyDigits = (digits >= 4 && digits * 2 >= key.length) || isBeginning(text, key);
  return isMostlyDigits && !hasLongWord(text) && !namesModel(text) ? 'likely' : 'possible';
}

/** 2GS80, GL9Z5: the beginning of a number, with letters between digits, which no model has. */
function isBeginning(text: string, key: string): boolean {
  if (/[\s.]/.test(text.trim()) || YEAR.test(key.slice(0, 4))) return false;
  return /^(\d+[A-Z]+|[A-Z]{1,2}\d[A-Z])\d+[A-Z]?$/.test(key);
}

function wordsOf(text: string): string[] {
  return toHalfWidthUpper(text).trim().split(/\s+/);
}

/** A word of five or more letters, or a brand: neither VINs nor part numbers contain one. */
function hasLongWord(text: string): boolean {
  return wordsOf(text).some((word) => /^[A-Z]{5,}$/.test(word));
}

/** "BMW 320 2016", "Golf 2014", "S500 2018": a brand or word first, or a short text with a year. */
function namesModel(text: string): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (words.some((word) => NAME_AND_YEAR.test(word))) return true;
  if (words.length < 2) return false;
  if (/[A-Z]/.test(text) && words.some((word) => LITRES.test(word))) return true;
  if (SHORT_BRANDS.test(first) || /^[A-Z]{4,}$/.test(first)) return true;
  if (words.some((word) => BADGE.test(word)) || BMW_CHASSIS.test(words.join(' '))) return true;
  if (words.length > 3 || !words.some((word) => YEAR.test(word))) return false;
  // XC60 T5 2014: groups of part numbers are figures too.
  return oeKey(text).length < 10 || words.every((word) => /[A-Z]/.test(word) || YEAR.test(word));
}

/** A brand as a word of its own: no VIN begins with one. */
function startsWithBrand(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && SHORT_BRANDS.test(words[0] ?? '');
}
