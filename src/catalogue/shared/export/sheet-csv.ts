import Papa from 'papaparse';
import type { ListSheet, SheetCell } from './list-sheet.ts';
import { inertText, sheetGrid } from './sheet-grid.ts';

/** Spreadsheets know UTF-8 by it; without it Chinese is unreadable. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The list as comma-separated values: numbers plain, formulas made inert, an unknown price left empty. */
export function sheetCsv(sheet: ListSheet): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      sheetGrid(sheet).map((row) => row.map(csvText)),
      { newline: '\r\n' },
    )
  );
}

function csvText({ text, number, digits = 0 }: SheetCell): string {
  if (number === null) return '';
  if (number !== undefined) return number.toFixed(digits);
  return isMistaken(text) ? `'${text}` : inertText(text);
}

/**
 * Whether a spreadsheet would take the text of a file for a number and spoil it: 0986494596 loses its zero, and
 * 612600081334 becomes 6.126E+11. A wrong part number costs money; a visible apostrophe does not.
 */
function isMistaken(text: string): boolean {
  return /^(0\d+|\d{12,}|\d+E\d+)$/i.test(text);
}
