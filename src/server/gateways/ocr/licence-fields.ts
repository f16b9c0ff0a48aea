import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import type { PictureReading } from '../../../contract/pictures/schemas.ts';
import { isAnnouncement, normaliseAnnouncement } from '../../../contract/vehicles/announcement.ts';
import { doubtfulPositions } from './number-doubts.ts';
import type { LineCharacter } from './text-line.ts';
import { type Box, type PageText, partOf } from './upright-page.ts';

/** The vehicle's part of a driving licence. Owner, address and plate number are never picked out. */
export type LicenceFields = Pick<
  PictureReading,
  'brand' | 'announcement' | 'engineNumber' | 'doubts' | 'registrationDate' | 'vehicleClass'
>;

type Label = 'vehicleClass' | 'model' | 'vin' | 'engine' | 'registered' | 'issued' | 'owner' | 'secondPage';

const LABELS: readonly (readonly [Label, string])[] = [
  ['vehicleClass', '车辆类型'],
  ['model', '品牌型号'],
  ['vin', '车辆识别代号'],
  ['engine', '发动机号码'],
  ['registered', '注册日期'],
  ['issued', '发证日期'],
  ...['号牌号码', '所有人', '住址', '使用性质'].map((name) => ['owner', name] as const),
  ...['档案编号', '核定载人数', '总质量', '整备质量', '外廓尺寸'].map((name) => ['secondPage', name] as const),
];
/** A longer label may have one character misread or cut off. */
const EXACT_LABEL_LENGTH = 3;
/** Fewest labels of the first page on a licence: a plate has one or two of them. */
const LICENCE_LABELS_MIN = 3;
/** Line heights between two pieces of one value. */
const GAP_MAX = 2.5;

/** The segments of each line: its labels, and the text before, between and after them. */
interface Segment extends PageText {
  label?: Label;
  /** The label as printed, however it was read. */
  name?: string;
}

/** The fields of a driving licence; undefined where the lines are not those of one. */
export function findLicenceFields(lines: readonly PageText[]): LicenceFields | undefined {
  const segments = lines.flatMap(segmentsOf);
  const names = new Set(segments.flatMap(({ label, name }) => (label === 'secondPage' ? [] : (name ?? []))));
  if (names.size < LICENCE_LABELS_MIN) return undefined;
  const valueAfter = (label: Label) => textOf(piecesBeside(segments, label));
  const model = modelOf(valueAfter('model')) ?? modelAnywhere(segments) ?? { brand: null, announcement: null };
  const engineNumber = engineNumberOf(valueAfter('engine'));
  return {
    ...model,
    engineNumber,
    doubts: {
      announcement: doubtfulPositions(model.announcement, charactersOf(segments)),
      engineNumber: doubtfulPositions(engineNumber, charactersOf(piecesBeside(segments, 'engine'))),
    },
    registrationDate: dateOf(valueAfter('registered')) ?? earliestDate(lines),
    vehicleClass: vehicleClassOf(valueAfter('vehicleClass')),
  };
}

function segmentsOf(line: PageText): Segment[] {
  const texts = line.characters.map(({ candidates }) => candidates[0]?.text ?? '');
  const found = LABELS.flatMap(([label, name]) => {
    const place = findLabel(texts, name);
    return place === undefined ? [] : [{ label, name, ...place }];
  }).sort((one, other) => one.from - other.from || other.to - one.to);
  const segments: Segment[] = [];
  let end = 0;
  for (const { label, name, from, to } of found) {
    if (from < end) continue;
    if (from > end) segments.push(partOf(line, end, from));
    segments.push({ ...partOf(line, from, to), label, name });
    end = to;
  }
  if (end < texts.length) segments.push(partOf(line, end, texts.length));
  return segments;
}

/** The position of the label in the line; spaces between its characters are allowed. */
function findLabel(texts: readonly string[], label: string): { from: number; to: number } | undefined {
  const inked = texts.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, index }]));
  const allowed = label.length > EXACT_LABEL_LENGTH ? 1 : 0;
  // Starts one before the line and ends one after it, where a character is cut off.
  for (let start = -allowed; start <= inked.length - label.length + allowed; start += 1) {
    const misread = [...label].filter((character, offset) => inked[start + offset]?.text !== character).length;
    const [first, last] = [inked[Math.max(0, start)], inked[Math.min(inked.length, start + label.length) - 1]];
    if (misread <= allowed && first && last) return { from: first.index, to: last.index + 1 };
  }
  return undefined;
}

/** The text to the right of a label in its row, up to the next label. */
function piecesBeside(segments: readonly Segment[], wanted: Label): Segment[] {
  const label = segments.find((segment) => segment.label === wanted);
  if (label === undefined) return [];
  const right = label.box.left + label.box.width;
  const isInRow = ({ top, height }: Box) =>
    Math.abs(top + height / 2 - label.box.top - label.box.height / 2) < Math.max(height, label.box.height) * 0.75;
  const row = segments
    .filter(({ box }) => box.left >= right - label.box.height * 0.5 && isInRow(box))
    .sort((one, other) => one.box.left - other.box.left);
  const value: Segment[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const segment of row) {
    const { label: nextLabel, box } = segment;
    if (nextLabel !== undefined || box.left - end > box.height * GAP_MAX) break;
    value.push(segment);
    end = box.left + box.width;
  }
  return value;
}

function textOf(pieces: readonly Segment[]): string {
  return pieces
    .map(({ text }) => text)
    .join('')
    .replace(/^[:：\s]+/, '');
}

function charactersOf(pieces: readonly Segment[]): LineCharacter[] {
  return pieces.flatMap(({ characters }) => characters);
}

/** 品牌型号: the brand, 牌, and the announcement number. */
function modelOf(text: string): Pick<LicenceFields, 'brand' | 'announcement'> | undefined {
  const match =
    /^(?<brand>.{1,16}?)牌(?<number>[\w/ -]{5,})$/u.exec(text.trim()) ?? /^(?<number>[\w/ -]{5,})$/.exec(text);
  const { brand, number = '' } = match?.groups ?? {};
  const announcement = withDigits(normaliseAnnouncement(number));
  if (!/[A-Z]/.test(announcement) || !/\d{3}/.test(announcement)) return undefined;
  return { brand: brand === undefined ? null : `${brand}牌`, announcement };
}

/** Without its label the model is known by the 牌 in its middle and the shape of its number. */
function modelAnywhere(segments: readonly Segment[]): Pick<LicenceFields, 'brand' | 'announcement'> | undefined {
  const texts = segments.filter(({ label, text }) => label === undefined && text.includes('牌'));
  return texts.map(({ text }) => modelOf(text)).find((model) => isAnnouncement(model?.announcement ?? ''));
}

/** O and I beside a digit are digits: makers keep these letters out of their numbers for this reason. */
export function withDigits(number: string): string {
  return number.replace(/(?<=\d)O|O(?=\d)/g, '0').replace(/(?<=\d)I|I(?=\d)/g, '1');
}

function engineNumberOf(text: string): string | null {
  return /[A-Z0-9*/-]{4,20}/.exec(toHalfWidthUpper(text).replace(/\s/g, ''))?.[0] ?? null;
}

const DATE = /((?:19|20)\d{2})[-—.年]?(0[1-9]|1[0-2])[-—.月]?(0[1-9]|[12]\d|3[01])/;

function dateOf(text: string): string | null {
  const [, year, month, day] = DATE.exec(text.replace(/\s/g, '').replace(/[Oo〇]/g, '0')) ?? [];
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(date);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date;
}

/** Of a licence's two dates the registration is never the later. */
function earliestDate(lines: readonly PageText[]): string | null {
  const dates = lines.flatMap(({ text }) => dateOf(text) ?? []);
  return dates.length < 2 ? null : (dates.sort()[0] ?? null);
}

const CLASSES = [
  ...['微型', '小型', '中型', '大型'].flatMap((size) =>
    ['轿车', '普通客车', '越野客车', '专用客车', '面包车'].map((body) => `${size}${body}`),
  ),
  ...['微型', '轻型', '中型', '重型'].flatMap((size) =>
    [
      ...['普通货车', '厢式货车', '栏板货车', '仓栅式货车', '封闭货车', '自卸货车'],
      ...['半挂牵引车', '非载货专项作业车', '载货专项作业车'],
    ].map((body) => `${size}${body}`),
  ),
];

/** The class with at most one character misread. */
function vehicleClassOf(text: string): string | null {
  const misread = (name: string) => [...name].filter((character, index) => character !== text.charAt(index)).length;
  const [best] = CLASSES.filter((name) => name.length === text.length).sort(
    (one, other) => misread(one) - misread(other),
  );
  return best !== undefined && misread(best) <= 1 ? best : null;
}
