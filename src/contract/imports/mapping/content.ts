import { looksLikeOe } from '../../oe/looks-like-oe.ts';
import { cellMarkOf, cleanText } from '../cells/clean-text.ts';
import { looksLikeDate } from '../cells/date.ts';
import { decimalSignOf } from '../cells/number.ts';
import { isPartNumber, readCell } from '../cells/read-cell.ts';
import type { CatalogueField } from '../format/catalogue-file.ts';

/** The cells of a column in a sample, without blank ones. */
export function filledCells(cells: readonly string[]): string[] {
  return cells.filter((cell) => cellMarkOf(cleanText(cell)) === 'text');
}

/**
 * The share of a column's filled cells that can be read as a field, 0 to 1; 1 for a column without any. A column of
 * dates is no column of part numbers, and one of names neither.
 */
export function fitOf(field: CatalogueField, filled: readonly string[]): number {
  if (filled.length === 0) return 1;
  const decimalSign = decimalSignOf(filled);
  const good = filled.filter((cell) => {
    if (isPartNumber(field)) return isDamagedNumber(cell) || (looksLikeOe(cell) && !looksLikeDate(cell));
    const read = readCell(field, cell, { decimalSign });
    // The table is asked for the order of day and month.
    return 'value' in read || read.problem === 'ambiguousDate';
  });
  return good.length / filled.length;
}

/** A number that a spreadsheet has destroyed shows that the column is one of numbers. */
function isDamagedNumber(cell: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(cell.trim());
}

/** Least share of cells that a field's column must fit. */
export const FIT_MIN = 0.5;
