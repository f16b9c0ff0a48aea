import { dateOf, padded } from './number-format.ts';
import { buildSheet, createTextBudget, type RawCell, type RawSheet, type SheetBuilder, textCell } from './raw-sheet.ts';
import { UnreadableSheet } from './unreadable.ts';
import { readParts, type WorkbookParts } from './workbook-parts.ts';
import { attributeOf, parseXml, type XmlAttributes } from './xml.ts';
import type { Zip } from './zip.ts';

/** Significant digits of numbers in Excel, which replaces further ones by zeros. */
const DIGITS_KEPT = 15;

/** Placeholder for the texts of rows that are only counted. */
const ANY_TEXT = textCell('…');

export interface ReadSheets {
  sheets: RawSheet[];
  leftOutSheets: number;
}

/** The texts of a workbook's sheets as Excel shows them; a formula is its saved value. @throws UnreadableSheet */
export async function readWorkbook(zip: Zip, maxSheets: number): Promise<ReadSheets> {
  const parts = await readParts(zip);
  const sheets: RawSheet[] = [];
  const budget = createTextBudget();
  for (const { name, path } of parts.sheets.slice(0, maxSheets)) {
    const document = await zip.read(path);
    if (document === undefined) throw new UnreadableSheet('damaged');
    sheets.push(readSheet(buildSheet(name, budget), document, parts));
  }
  return { sheets, leftOutSheets: parts.sheets.length - sheets.length };
}

/** A cell between its opening and its closing tag. */
interface OpenCell {
  column: number;
  type: string;
  style: number;
  hasFormula: boolean;
  value: string;
}

function readSheet(sheet: SheetBuilder, document: string, parts: WorkbookParts): RawSheet {
  let row = { number: 0, cells: new Map<number, RawCell>() };
  let cell: OpenCell | undefined;
  let nextColumn = 0;
  let isValue = false;
  parseXml(document, {
    onOpen(tag, attributes) {
      if (tag === 'row') {
        nextColumn = 0;
        const number = Number(attributeOf(attributes, 'r') ?? row.number + 1);
        row = { number: Number.isSafeInteger(number) ? number : row.number + 1, cells: new Map() };
      } else if (sheet.isFull) {
        if (tag === 'v' || tag === 't') row.cells.set(0, ANY_TEXT);
      } else if (tag === 'c') {
        cell = openCell(attributes, nextColumn);
        nextColumn = cell.column + 1;
      } else if (tag === 'f' && cell !== undefined) cell.hasFormula = true;
      else if (tag === 'v' || tag === 't') isValue = true;
      else if (tag === 'rPh') isValue = false;
    },
    onText(text) {
      if (isValue && cell !== undefined) cell.value += text;
    },
    onClose(tag) {
      if (tag === 'v' || tag === 't' || tag === 'f') isValue = false;
      else if (tag === 'row') sheet.add(row.number, row.cells);
      else if (tag === 'c' && cell !== undefined) {
        row.cells.set(cell.column, shownCell(cell, parts));
        cell = undefined;
      }
    },
  });
  return sheet.done();
}

function openCell(attributes: XmlAttributes, nextColumn: number): OpenCell {
  const letters = /^[A-Z]{1,3}/.exec(attributeOf(attributes, 'r') ?? '')?.[0];
  // Some writers omit the reference: the cell then follows the previous one.
  const column = letters === undefined ? nextColumn : columnOf(letters);
  const style = Number(attributeOf(attributes, 's') ?? 0);
  return { column, type: attributeOf(attributes, 't') ?? 'n', style, hasFormula: false, value: '' };
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownCell({ type, style, hasFormula, value }: OpenCell, parts: WorkbookParts): RawCell {
  const formula = hasFormula ? (['formula'] as const) : [];
  if (type === 'e') return textCell('', ['error']);
  if (hasFormula && value === '') return textCell('', ['formulaWithoutValue']);
  if (type === 's') return textCell(parts.sharedText(Number(value)), formula);
  if (type === 'b') return textCell(value === '1' ? 'TRUE' : 'FALSE', formula);
  if (type === 'd') return textCell(value.slice(0, 10), [...formula, 'date']);
  if (type !== 'n') return textCell(unescapedCell(value), formula);
  const number = numberCell(value.trim(), style, parts);
  return { ...number, warnings: [...formula, ...number.warnings] };
}

function numberCell(value: string, style: number, parts: WorkbookParts): RawCell {
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return textCell(value);
  const format = parts.formatOf(style);
  if (format.kind === 'date') return textCell(dateOf(number, parts.is1904), ['date']);
  if (!Number.isInteger(number) || number < 0) return textCell(value);
  const digits = /^\d+$/.test(value) ? value : BigInt(number).toString();
  const lost = digits.length > DIGITS_KEPT ? (['lostDigits'] as const) : [];
  if (format.kind === 'plain') return textCell(digits, lost);
  const shown = padded(digits, format.pattern);
  return textCell(shown, shown === digits ? lost : [...lost, 'padded']);
}

/** Characters that XML cannot contain are written as _x000D_. */
export function unescapedCell(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
