import { stripInvisible, toHalfWidthUpper } from '../../../contract/half-width.ts';
import { wholeNames, workshopWords } from './workshop-words.ts';

export type Side = 'left' | 'right';

export interface PartWords {
  /** Half width, lower case, single spaces between Latin words and none beside Chinese characters. */
  folded: string;
  /** The folded text in the catalogue's terms, without sides and filler words, English words in the singular. */
  normal: string;
  /** As normal, in the terms as written. */
  plain: string;
  side: Side | undefined;
}

/** Alone it is the starter, in longer words any motor. */
const STARTER = '马达';
const byLength = [...workshopWords.keys()].sort((one, other) => other.length - one.length);
const asWords = byLength.map((term) => (/^[a-z]/.test(term) ? `\\b${term}(?=s?\\b)` : term));
const termsAsWritten = new RegExp(asWords.join('|'), 'g');

/** 四个火花塞, spark plugs x4 */
const QUANTITY =
  /^(?:\d+|[一二两三四五六七八十]+)\s*[个只条根套片支块副对把](?=.{2})|\s*[x×*]\s*\d+\s*$|(?<=\D)\d+\s*(?:pcs?|[个只条根套片支块副对])\s*$|\s+(?:a )?pairs?\s*$|^pair of\s+|\s*一[对副]\s*$/giu;

const HAN = /\p{Script=Han}/u;
const BESIDE_HAN = /\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+/gu;
const LEFT = /左|\b(?:left|lhs?)\b/;
const RIGHT = /右|\b(?:right|rhs?)\b/;
const SIDES = /[左右][边侧]?|\b(?:left|right|lhs?|rhs?)\b(?: hand)?(?: side)?/g;
const FILLERS = /总成|套装|件|的|\b(?:assembly|assy|the|of|for)\b|[^\p{L}\p{N}\s/]/gu;

/** Of words of four letters and more, and not of glass. */
const PLURALS = /\b([a-z]{2,}[a-rt-z])s\b/g;

const SILENT = /总成|件|的/g;
const SEPARATORS = /[\s\-_/.,，、·（）()&+]+/g;

export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** A folded text with the catalogue's terms instead of the workshop's. */
export function knownTerms(folded: string): string {
  if (folded === STARTER) return folded;
  const whole = hasHan(folded) ? undefined : wholeNames.get(bareWords(folded).split(' ').sort().join(' '));
  return whole ?? folded.replace(termsAsWritten, (word) => workshopWords.get(word) ?? word);
}

/** A typed text without how many are wanted. */
export function withoutQuantity(text: string): string {
  return text.replace(QUANTITY, '').trim() || text;
}

/** A part's name or a typed text, in the forms that are compared. */
export function partWords(text: string): PartWords {
  const folded = oneSpaced(toHalfWidthUpper(text).toLowerCase()).replace(BESIDE_HAN, '');
  return { folded, normal: bareWords(knownTerms(folded)), plain: bareWords(folded), side: sideOf(folded) };
}

/** Without sides and filler words, English words in the singular. */
function bareWords(text: string): string {
  return oneSpaced(text.replace(SIDES, ' ').replace(FILLERS, ' ').replace(PLURALS, '$1'));
}

/**
 * A folded name without filler words and separators: oilfilter and oil-filter are the same.
 * std_part_name.norm holds names in this form.
 */
export function bareName(folded: string): string {
  const plain = folded.replace(SEPARATORS, '');
  return plain.replace(SILENT, '') || plain;
}

/** The side that a text names; undefined for none or both. */
export function sideOf(text: string): Side | undefined {
  const lower = text.toLowerCase();
  const isLeft = LEFT.test(lower);
  if (isLeft === RIGHT.test(lower)) return undefined;
  return isLeft ? 'left' : 'right';
}

/** Letters only, as pinyin is typed, with v for ü; undefined for any other text. */
export function pinyinTyped(folded: string): string | undefined {
  const letters = stripInvisible(folded).replaceAll("'", '').replaceAll('ü', 'v');
  return /^[a-z]{2,}$/.test(letters) ? letters : undefined;
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').replace(BESIDE_HAN, '').trim();
}
