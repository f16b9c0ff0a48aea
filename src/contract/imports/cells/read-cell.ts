import type { CatalogueField } from '../format/catalogue-file.ts';
import { isAsRequired } from './as-required.ts';
import { booleanOf } from './boolean.ts';
import type { CellValue, DateOrder, DecimalSign } from './cell-value.ts';
import { cellMarkOf, cleanText } from './clean-text.ts';
import { isDateOfSpreadsheet, readDate } from './date.ts';
import { readDecimal, readInteger, readMoney } from './number.ts';
import { provinceOf, provinceOfAbbreviation } from './province.ts';
import { normalizeWord } from './words.ts';

/** Longest id of a supplier, and longest name by which a reference may be given. */
const ID_MAX = 100;
const REFERENCE_MAX = 200;
const LIST_MAX = 2_000;

/** Never a part number as a maker writes it: the plus sign is a spreadsheet's. */
const SCIENTIFIC = /^\d([.,]\d+)?E\+\d+$/i;

export interface ReadCellOptions {
  /** The column's decimal sign (`decimalSignOf`). */
  decimalSign?: DecimalSign | null;
  /** The order of day and month in the table (`Mapping.dateOrder`). */
  dateOrder?: DateOrder | null;
}

/**
 * A cell in the form that COPY takes for its kind, before COPY's own escaping: money in fen, an ISO date, `t` or `f`,
 * the key of a choice, a province's code, an array literal for a list; null for a blank cell.
 */
export function readCell(field: CatalogueField, raw: string, options: ReadCellOptions = {}): CellValue {
  if (raw.includes('\0')) return { problem: 'controlCharacters' };
  const cell = cleanText(raw);
  const text = unquoted(cell);
  if (cell.startsWith('=') && text === cell) return { problem: 'formula' };
  const blank = readMark(field, text);
  if (blank !== undefined) return blank;
  if (text.includes('\ufffd')) return { problem: 'badEncoding' };
  const read = readKind(field, text, options);
  return 'value' in read && read.value === null && field.isRequired ? { problem: 'required' } : read;
}

/** ="00123" and '00123 keep the zeros of a number in a spreadsheet; our own files escape formulas by an apostrophe. */
function unquoted(text: string): string {
  if (text.startsWith("'") && text.length > 1) return text.slice(1).trim();
  if (!text.startsWith('=')) return text;
  return /^=\s*"([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

function readMark(field: CatalogueField, text: string): CellValue | undefined {
  const mark = cellMarkOf(text);
  if (mark === 'text') return undefined;
  if (mark === 'error') return { problem: 'spreadsheetError' };
  if (mark === 'notAvailable') return field.isRequired ? { problem: 'spreadsheetError' } : { value: null };
  // "None" is an answer to a question of yes or no.
  if (mark === 'blankWord' && field.kind === 'boolean' && booleanOf(text) !== undefined) return undefined;
  if (mark === 'onRequest') {
    if (field.kind !== 'money') return undefined;
    return field.isRequired ? { problem: 'noPrice' } : { value: null };
  }
  // Parts books write a dash for a part without a callout.
  if (field.isRequired && field.kind === 'text' && mark !== 'empty') return undefined;
  return field.isRequired ? { problem: 'required' } : { value: null };
}

function readKind(field: CatalogueField, text: string, options: ReadCellOptions): CellValue {
  const { decimalSign: sign = null, dateOrder = null } = options;
  switch (field.kind) {
    case 'text':
      return readText(field, text, field.length);
    case 'id':
      return readText(field, text, ID_MAX);
    case 'reference':
      return readText(field, text, REFERENCE_MAX);
    case 'list':
      return readList(text);
    case 'decimal':
      return field.isAsRequired === true
        ? readQuantity(text, field, sign)
        : readDecimal(plainNumber(text, field), sign);
    case 'money':
      return readMoney(text, sign);
    case 'integer':
      return readInteger(plainNumber(text, field), sign, field);
    case 'date':
      return readDate(text, field.edge, dateOrder);
    case 'boolean':
      return readBoolean(text);
    case 'province':
      return readProvince(text);
    case 'choice':
      return readChoice(field.choices, text);
  }
}

/** "As required" is stored as 0. A quantity that is a number must be above 0. */
function readQuantity(text: string, field: CatalogueField, sign: DecimalSign | null): CellValue {
  if (isAsRequired(text)) return { value: '0' };
  const read = readDecimal(plainNumber(text, field), sign);
  return 'value' in read && Number(read.value) <= 0 ? { problem: 'invalidQuantity' } : read;
}

const ABOUT = /^(?:ca\.?|circa|approx\.?|about|etwa|rund|大约|约|[~～≈])\s*(?=\d)/i;
const OR_SO = /(?<=\d)\s*左右$/;

/** A number without the unit of its field (85 of 85 kW) and, where nearly right is enough, without a word for about. */
function plainNumber(text: string, { units = [], isApproximate }: CatalogueField): string {
  const about = isApproximate === true ? text.replace(ABOUT, '').replace(OR_SO, '') : text;
  const lower = about.toLowerCase();
  const unit = units.find((one) => lower.endsWith(one.toLowerCase()));
  return unit === undefined ? about : about.slice(0, -unit.length).trim();
}

function readText(field: CatalogueField, text: string, length: number): CellValue {
  if (SCIENTIFIC.test(text)) return { problem: 'scientific' };
  if (isPartNumber(field) && isDateOfSpreadsheet(text)) return { problem: 'becameDate' };
  // By characters, as PostgreSQL counts; most texts are short enough by their length already.
  if (text.length > length && [...text].length > length) return { problem: 'tooLong' };
  return { value: text };
}

/** True for a field that holds part numbers. */
export function isPartNumber(field: CatalogueField): boolean {
  if (field.kind === 'reference') return field.to === 'numbers';
  return field.kind === 'text' && (field.aliases ?? []).some((alias) => /^OE|品牌件号/.test(alias));
}

function readList(text: string): CellValue {
  if (text.length > LIST_MAX) return { problem: 'tooLong' };
  const items = new Set(text.split(/[;；,，、|]/).map((item) => item.trim()));
  items.delete('');
  if (items.size === 0) return { value: null };
  return { value: `{${[...items].map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}` };
}

function readBoolean(text: string): CellValue {
  const value = booleanOf(text);
  return value === undefined ? { problem: 'notBoolean' } : { value: value ? 't' : 'f' };
}

function readProvince(text: string): CellValue {
  const found = provinceOf(text);
  const value = found === undefined ? provinceOfAbbreviation(text) : found;
  return value === undefined ? { problem: 'notProvince' } : { value };
}

type Choices = Readonly<Record<string, readonly string[]>>;
const choiceKeys = new WeakMap<Choices, Map<string, string>>();

function readChoice(choices: Choices, text: string): CellValue {
  let keys = choiceKeys.get(choices);
  if (keys === undefined) {
    keys = new Map(
      Object.entries(choices).flatMap(([key, aliases]) =>
        [key, ...aliases].map((word) => [normalizeWord(word), key] as const),
      ),
    );
    choiceKeys.set(choices, keys);
  }
  const value = keys.get(normalizeWord(text));
  return value === undefined ? { problem: 'notChoice' } : { value };
}
