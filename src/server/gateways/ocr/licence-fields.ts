import { halfWidthUpper } from '../../../contract/half-width.ts';
import { normaliseAnnouncement } from '../../../contract/vehicles/announcement.ts';
import { around } from './find-vin.ts';
import type { Box, ReadLine, ReadSymbol } from './text-engine.ts';

/** What a licence says of the vehicle; what it says of the owner is not even looked for. */
export interface LicenceFields {
  /** How many of its labels were seen: a plate has hardly any. */
  labels: number;
  brand: string | null;
  announcement: string | null;
  /** Where the announcement number stands, to be read again. */
  announcementBox: Box | null;
  /** 牌 was read just before it: then it begins where it was seen to begin. */
  isMarked: boolean;
  engineNumber: string | null;
  engineBox: Box | null;
  registrationDate: string | null;
  vehicleClass: string | null;
}

type Field = 'model' | 'engine' | 'registered' | 'issued' | 'vehicleClass' | 'vin' | 'other';

/** Each label as printed and as it is misread; what follows it in its row, up to the next label, is its value. */
const LABELS: readonly (readonly [Field, RegExp])[] = [
  ['vehicleClass', /车?辆类型/],
  ['model', /品?[牌胖脾]型号|品牌型[号可]?/],
  ['vin', /车?辆?识别代[号码]?|车架号/],
  ['engine', /发?动机号码?/],
  ['registered', /注册[日目]?[期]?|[注洼]?册[日目]期/],
  ['issued', /发证[日目]?期?|证[日目]期/],
  ['other', /号牌号?码?|所有人|住址|使用性质|用性质|性质/],
];

const CLASSES = [
  ...['微型', '小型', '中型', '大型'].flatMap((size) => [
    `${size}轿车`,
    `${size}普通客车`,
    `${size}越野客车`,
    `${size}专用客车`,
    `${size}面包车`,
  ]),
  ...['微型', '轻型', '中型', '重型'].flatMap((size) => [
    `${size}普通货车`,
    `${size}厢式货车`,
    `${size}栏板货车`,
    `${size}仓栅式货车`,
    `${size}封闭货车`,
    `${size}自卸货车`,
    `${size}半挂牵引车`,
    `${size}非载货专项作业车`,
    `${size}载货专项作业车`,
  ]),
];

interface Piece {
  field: Field | null;
  symbols: ReadSymbol[];
}

/** The vehicle's fields of a licence, out of all lines that were read of it. */
export function licenceFields(lines: readonly ReadLine[]): LicenceFields {
  const pieces = lines.flatMap(piecesOf);
  const find = (field: Field) => valueBeside(pieces, field);
  const model = modelOf(find('model')) ?? modelAnywhere(pieces);
  const engine = latinOf(find('engine'));
  const labels = new Set(pieces.flatMap(({ field }) => field ?? []));
  return {
    labels: labels.size,
    brand: model?.brand ?? null,
    announcement: model?.announcement ?? null,
    announcementBox: model?.box ?? null,
    isMarked: model?.isMarked ?? false,
    engineNumber: engine !== null && /^[A-Z0-9*/-]{4,20}$/.test(engine.text) ? engine.text : null,
    engineBox: engine?.box ?? null,
    registrationDate: dateOf(textOf(find('registered'))) ?? earliestDate(lines),
    vehicleClass: classOf(textOf(find('vehicleClass'))) ?? classAnywhere(lines),
  };
}

/** A line falls into its labels and what stands between them. */
function piecesOf(line: ReadLine): Piece[] {
  const text = line.symbols.map((symbol) => (symbol.text.length === 1 ? symbol.text : '\u0000')).join('');
  const marks = LABELS.flatMap(([field, label]) => {
    const match = label.exec(text);
    return match === null ? [] : [{ field, from: match.index, to: match.index + match[0].length }];
  }).sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { field, from, to } of marks) {
    if (from < at) continue;
    if (from > at) pieces.push({ field: null, symbols: line.symbols.slice(at, from) });
    pieces.push({ field, symbols: line.symbols.slice(from, to) });
    at = to;
  }
  if (at < line.symbols.length) pieces.push({ field: null, symbols: line.symbols.slice(at) });
  return pieces;
}

/** What stands to the right of a label in its row, before any other label. */
function valueBeside(pieces: readonly Piece[], field: Field): ReadSymbol[] {
  const label = pieces.find((piece) => piece.field === field);
  if (label === undefined) return [];
  const box = around(label.symbols);
  const isInRow = (other: Box) => Math.abs(middleOf(other) - middleOf(box)) < Math.max(box.height, other.height) * 0.75;
  const right = box.left + box.width;
  const inRow = pieces
    .filter((piece) => piece !== label)
    .map((piece) => ({ ...piece, box: around(piece.symbols) }))
    .filter((piece) => piece.box.left >= right - box.height * 0.5 && isInRow(piece.box))
    .sort((one, other) => one.box.left - other.box.left);
  const end = inRow.findIndex((piece) => piece.field !== null);
  return inRow.slice(0, end < 0 ? undefined : end).flatMap(({ symbols }) => symbols);
}

const middleOf = ({ top, height }: Box) => top + height / 2;
const textOf = (symbols: readonly ReadSymbol[]) => symbols.map(({ text }) => text).join('');

interface Model {
  brand: string | null;
  announcement: string;
  box: Box;
  isMarked: boolean;
}

/** The label itself, read right or with some of its characters wrong; a brand and its 牌 stand after it. */
const MODEL_LABEL = /^(?:.*型号|品[牌胖脾]..|...号)(?=.+牌)/u;

/** 品牌型号: the brand, 牌, and the announcement number. */
function modelOf(symbols: readonly ReadSymbol[]): Model | null {
  const latin = latinOf(symbols);
  if (latin === null) return null;
  const announcement = withDigits(normaliseAnnouncement(latin.text));
  if (announcement.length < 5 || !/[A-Z]/.test(announcement) || !/\d{3}/.test(announcement)) return null;
  const before = textOf(symbols.slice(0, latin.from))
    .replace(/[^\p{L}\p{N}·-]/gu, '')
    .replace(MODEL_LABEL, '');
  const brand = /^(.{1,16}?)[牌甩胖脾]?$/u.exec(before)?.[1] ?? null;
  return {
    brand: brand === null || brand === '' ? null : `${brand}牌`,
    announcement,
    box: latin.box,
    isMarked: before.endsWith('牌'),
  };
}

/** O and I beside a digit are digits themselves: makers keep the letters out of their numbers for just that reason. */
export function withDigits(number: string): string {
  return number.replace(/(?<=\d)O|O(?=\d)/g, '0').replace(/(?<=\d)I|I(?=\d)/g, '1');
}

/** Without its label the model is known by the 牌 that it has in it. */
function modelAnywhere(pieces: readonly Piece[]): Model | null {
  for (const { field, symbols } of pieces) {
    if (field !== null || !/牌[A-Za-z0-9]{5}/.test(textOf(symbols))) continue;
    const model = modelOf(symbols);
    if (model !== null) return model;
  }
  return null;
}

/** The longest stretch of letters and digits. */
function latinOf(symbols: readonly ReadSymbol[]): { text: string; from: number; box: Box } | null {
  let best: { from: number; to: number } | null = null;
  let from = -1;
  for (let at = 0; at <= symbols.length; at += 1) {
    const isLatin = /^[A-Za-z0-9/-]$/.test(symbols[at]?.text ?? '');
    if (isLatin && from < 0) from = at;
    if (isLatin || from < 0) continue;
    if (best === null || at - from > best.to - best.from) best = { from, to: at };
    from = -1;
  }
  if (best === null) return null;
  const part = symbols.slice(best.from, best.to);
  return { text: halfWidthUpper(textOf(part)), from: best.from, box: around(part) };
}

const DATE = /((?:19|20)\d{2})[-—.年]?(0[1-9]|1[0-2])[-—.月]?(0[1-9]|[12]\d|3[01])/;

function dateOf(text: string): string | null {
  const digits = text
    .replace(/[Oo〇]/g, '0')
    .replace(/[Il|\][]/g, '1')
    .replace(/[~一_–]/g, '-');
  const [, year, month, day] = DATE.exec(digits.replace(/\s/g, '')) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== date ? null : date;
}

/** Of a licence's two dates the registration is never the later. */
function earliestDate(lines: readonly ReadLine[]): string | null {
  const dates = lines.flatMap(({ text }) => dateOf(text) ?? []);
  return dates.length < 2 ? null : (dates.sort()[0] ?? null);
}

/** One of the classes that there are, allowing for one character misread. */
function classOf(text: string): string | null {
  const plain = text.replace(/[^\p{Script=Han}]/gu, '');
  if (plain.length < 3) return null;
  const near = CLASSES.map((name) => ({ name, off: differing(name, plain) })).sort(
    (one, other) => one.off - other.off,
  )[0];
  return near !== undefined && near.off <= 1 ? near.name : null;
}

function classAnywhere(lines: readonly ReadLine[]): string | null {
  const found = lines.flatMap(({ text }) => CLASSES.filter((name) => text.includes(name)));
  return found.sort((one, other) => other.length - one.length)[0] ?? null;
}

function differing(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((character, at) => character !== other.charAt(at)).length;
}
