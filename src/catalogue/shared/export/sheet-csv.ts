import { toCsv } from '../../../providers/csv/csv.ts';
import { escapeFormula } from '../../../providers/csv/escape-formula.ts';
import type { ListSheet, SheetCell } from './list-sheet.ts';
import { sheetGrid } from './sheet-grid.ts';

/** The list as comma-separated values: numbers plain, formulas made inert, an unknown price left empty. */
export function sheetCsv(sheet: ListSheet): string {
  return toCsv(sheetGrid(sheet).map((row) => row.map(csvText)));
}

function csvText({ text, number, digits = 0 }: SheetCell): string {
  if (number === null) return '';
  if (number !== undefined) return number.toFixed(digits);
  return isMistaken(text) ? `'${text}` : escapeFormula(text);
}

/**
 * Whether a spreadsheet would take the text of a file for a number and spoil it: 0986494596 loses its zero, and
 * 612600081334 becomes 6.126E+11. A wrong part number costs money; a visible apostrophe does not.
 */
function isMistaken(text: string): boolean {
  return /^(0\d+|\d{12,}|\d+E\d+)$/i.test(text);
}
