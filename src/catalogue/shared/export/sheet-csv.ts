import { escapeFormula } from '../../../contract/exports/escape-formula.ts';
import { toCsv } from '../../../providers/csv/csv.ts';
import type { ListSheet, SheetCell } from './list-sheet.ts';
import { sheetGrid } from './sheet-grid.ts';

/** The list as CSV: plain numbers, escaped formulas, empty cells for unknown prices. */
export function sheetCsv(sheet: ListSheet): string {
  return toCsv(sheetGrid(sheet).map((row) => row.map(csvText)));
}

function csvText({ text, number, digits = 0 }: SheetCell): string {
  if (number === null) return '';
  if (number !== undefined) return number.toFixed(digits);
  return looksNumeric(text) ? `'${text}` : escapeFormula(text);
}

/**
 * Whether a spreadsheet would convert the text to a number and damage it: 0986494596 loses its zero, 612600081334
 * becomes 6.126E+11. A visible apostrophe is better than a wrong part number.
 */
function looksNumeric(text: string): boolean {
  return /^(0\d+|\d{12,}|\d+E\d+)$/i.test(text);
}
