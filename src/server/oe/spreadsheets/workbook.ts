import { dateOf, padded } from '../../platform/spreadsheets/number-format.ts';
import { type SheetCell, sheetHandlers, unescapedCell } from '../../platform/spreadsheets/sheet-cells.ts';
import { UnreadableSheet } from '../../platform/spreadsheets/unreadable.ts';
import { readParts, type WorkbookParts } from '../../platform/spreadsheets/workbook-parts.ts';
import { parseXml } from '../../platform/spreadsheets/xml.ts';
import type { Zip } from '../../platform/spreadsheets/zip.ts';
import { buildSheet, createTextBudget, type RawCell, type RawSheet, type SheetBuilder, textCell } from './raw-sheet.ts';

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

function readSheet(sheet: SheetBuilder, document: string, parts: WorkbookParts): RawSheet {
  const onRow = (number: number, cells: readonly SheetCell[]) => {
    if (sheet.isFull) {
      const isFilled = cells.some(({ value }) => value !== '');
      sheet.add(number, new Map(isFilled ? [[0, ANY_TEXT]] : []));
    } else sheet.add(number, new Map(cells.map((cell) => [cell.column, shownCell(cell, parts)])));
  };
  parseXml(document, sheetHandlers({ onRow }));
  return sheet.done();
}

function shownCell({ type, style, hasFormula, value }: SheetCell, parts: WorkbookParts): RawCell {
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
