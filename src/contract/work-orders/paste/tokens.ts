import { looksLikeOe } from '../../oe/looks-like-oe.ts';
import { oeKey } from '../../oe/oe-number.ts';
import { looksLikeVin, normaliseVin } from '../../vehicles/vin.ts';
import type { CleanText } from './clean-text.ts';
import { readQuantity, UNITS } from './quantity.ts';

export type TokenKind = 'vin' | 'plate' | 'oe' | 'quantity' | 'number' | 'fact' | 'marker' | 'word';

/** A piece of a message. */
export interface Token {
  kind: TokenKind;
  /** Its offset in the clean text. */
  at: number;
  length: number;
  line: number;
  /** Half width and upper case; a VIN normalised, an OE number as written. */
  text: string;
  /** Of a quantity or number. */
  value?: number;
  /** As written; empty without one. */
  unit?: string;
  /** Whether a space or punctuation mark precedes it. */
  isApart: boolean;
}

const PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·•. -]?(?:[A-Z0-9]{5,6}|[A-Z0-9]{4}[挂学警港澳])(?![A-Z0-9])/y;
/** Numbers that are written in groups: VW, BMW, Mercedes, Toyota and Honda. */
const GROUPED_OE = [
  /[A-Z0-9]{3}[ .-]\d{3}[ .-]\d{3}(?:[ .-]?[A-Z]{1,2})?(?:[ .-][A-Z0-9]{3}(?=$|[\s,;，；]))?(?![A-Z0-9])/y,
  /N[ .-]\d{3}[ .-]\d{3}[ .-]\d{2}(?![A-Z0-9])/y,
  /\d{2}[ .-]\d{2}[ .-]\d[ .-]\d{3}[ .-]\d{3}(?![A-Z0-9])/y,
  /[A-Z]?[ ]?\d{3}[ .-]\d{3}[ .-]\d{2}[ .-]\d{2}(?:[ .-]?\d{4})?(?![A-Z0-9])/y,
  /[A-Z0-9]{5}-[A-Z0-9]{3,5}(?:-[A-Z0-9]{2,5})?(?![A-Z0-9])/y,
];
/** A year of a model, an engine's size: words of a vehicle's name. */
const FACT =
  /(?:(?:19[89]|20[0-4])\d|\d\d) ?(?:年款|年|款)|(?:(?:19[89]|20[0-4])\d|\d\.\d(?:TSI|TFSI|[TLI升])?)(?![A-Z0-9.])/y;
/** The size of a tyre or the grade of an oil: no part's number. */
const SIZE = /(?:\d{3}\/\d{2}Z?R\d{2}|\d{1,2}R\d{2}\.5|\d{1,2}W-?\d{2}|\d{1,2}L)(?![A-Z0-9])/y;
/** A telephone number by its label or its country: it is not looked up. */
const PHONE =
  /(?:(?:电话|手机号?|联系方式|微信号?|(?<![A-Z])(?:TEL|PHONE|MOBILE|MOB|WHATSAPP|WECHAT|WX|CALL))[号是: .]*\+?|\+)\d[\d -]{5,16}\d(?![A-Z0-9])/y;
const MONEY = '\\d{1,7}(?:\\.\\d{1,2})?';
const PER_UNIT = `/(?:${UNITS})`;
/** What a part costs, which is no quantity: ¥280, 单价180, @180, 280元, 180/副, 35块, 180.00. */
const PRICE = new RegExp(
  [
    `(?:[¥$]|RMB|USD|(?:单价|售价|总价|小计|金额|报价)[:是 ]{0,3}|@) ?${MONEY}(?![A-Z0-9./-])`,
    `${MONEY} ?(?:元|块钱|人民币|RMB|CNY|USD|美金)(?:${PER_UNIT})?`,
    `${MONEY}${PER_UNIT}`,
    '\\d{2,7}块',
    '\\d{1,7}\\.\\d\\d(?![A-Z0-9.-]| ?(?:公斤|千克|KG|[桶瓶箱]))',
  ].join('|'),
  'y',
);
/** The number of a line in a list: 1、机滤 2个. It is no quantity. */
const MARKER = /\d{1,3}[.、,):](?!\d)/y;
/** Not 0, which is no quantity. */
const BARE_NUMBER = /(?!0+(?!\d))\d{1,4}(?![A-Z0-9/-]|\.[A-Z0-9])/y;
const LATIN = /[A-Z0-9](?:[A-Z0-9./-]*[A-Z0-9])?/y;
const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** VINs are at times written with one character too many or too few. */
const VIN_LENGTHS = { min: 16, max: 18 };

interface Reader {
  text: string;
  at: number;
}

/** A token without its place. */
type Read = Pick<Token, 'kind' | 'text' | 'length'> & Partial<Pick<Token, 'value' | 'unit'>>;

/**
 * Splits a message into VINs, plates, numbers, quantities and words, in time proportional to its length: each pattern
 * is tried at one place only and none can backtrack over more than a few characters.
 */
export function tokensOf({ text }: Pick<CleanText, 'text'>): Token[] {
  const tokens: Token[] = [];
  const reader: Reader = { text, at: 0 };
  let line = 0;
  let isApart = true;
  while (reader.at < text.length) {
    const read =
      readMarker(reader, PHONE) ??
      readMarker(reader, PRICE) ??
      (mayBeMarker(tokens.at(-1), line) ? readMarker(reader, MARKER) : undefined) ??
      readToken(reader);
    if (read === undefined) {
      if (text[reader.at] === '\n') line += 1;
      isApart = true;
      reader.at += 1;
      continue;
    }
    tokens.push({ ...read, at: reader.at, line, isApart });
    isApart = false;
    reader.at += read.length;
  }
  return tokens;
}

/** At the beginning of a line, or behind the quantity of the entry before: 刹车片2副2.机滤1个. */
function mayBeMarker(before: Token | undefined, line: number): boolean {
  return before?.line !== line || before.kind === 'quantity';
}

function readToken(reader: Reader): Read | undefined {
  return readPlate(reader) ?? readQuantity(reader) ?? readLatin(reader) ?? readWord(reader);
}

function readMarker(reader: Reader, pattern: RegExp): Read | undefined {
  const [text] = matchAt(pattern, reader) ?? [];
  return text === undefined ? undefined : { kind: 'marker', text, length: text.length };
}

/** The text that a sticky pattern matches at the reader's place. */
export function matchAt(pattern: RegExp, { text, at }: Reader): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readPlate(reader: Reader): Read | undefined {
  const [text] = matchAt(PLATE, reader) ?? [];
  return text === undefined ? undefined : { kind: 'plate', text, length: text.length };
}

function readLatin(reader: Reader): Read | undefined {
  const [run] = matchAt(LATIN, reader) ?? [];
  if (run === undefined) return undefined;
  const length = run.length;
  if (length >= VIN_LENGTHS.min && isVinLike(run)) return { kind: 'vin', text: normaliseVin(run).text, length };
  for (const pattern of GROUPED_OE) {
    const [number] = matchAt(pattern, reader) ?? [];
    if (number !== undefined && number.length > length) return { kind: 'oe', text: number, length: number.length };
  }
  const [fact] = matchAt(SIZE, reader) ?? matchAt(FACT, reader) ?? [];
  if (fact !== undefined) return { kind: 'fact', text: fact, length: fact.length };
  const [number] = matchAt(BARE_NUMBER, reader) ?? [];
  if (number !== undefined)
    return { kind: 'number', text: number, value: Number(number), unit: '', length: number.length };
  return { kind: looksLikeOe(run) && oeKey(run).length <= 24 ? 'oe' : 'word', text: run, length };
}

function isVinLike(run: string): boolean {
  const { text } = normaliseVin(run);
  if (looksLikeVin(run)) return true;
  return text.length >= VIN_LENGTHS.min && text.length <= VIN_LENGTHS.max && /^L[A-Z0-9]+$/.test(text);
}

/** A run of one script; a run of Chinese ends where a plate or quantity begins. */
function readWord(reader: Reader): Read | undefined {
  const { text, at } = reader;
  const first = characterAt(text, at);
  if (!LETTER.test(first)) return undefined;
  const isHan = HAN.test(first);
  let end = at + first.length;
  while (end < text.length) {
    const next = characterAt(text, end);
    if (HAN.test(next) !== isHan || !LETTER.test(next) || /[A-Z0-9]/.test(next)) break;
    const ahead = { text, at: end };
    if (isHan && (readQuantity(ahead) ?? readPlate(ahead) ?? matchAt(PHONE, ahead) ?? matchAt(PRICE, ahead)) != null)
      break;
    end += next.length;
  }
  return { kind: 'word', text: text.slice(at, end), length: end - at };
}

function characterAt(text: string, place: number): string {
  return String.fromCodePoint(text.codePointAt(place) ?? 0);
}
