import writeXlsxFile, { type CellObject } from 'write-excel-file/browser';
import { escapeFormula } from '../../contract/exports/escape-formula.ts';

/** A number, or a text that is never a formula. */
export type TableCell = string | number;

/** A table as a workbook with one sheet: a bold head, numbers as numbers, everything else as text. */
export function tableXlsx(
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Promise<Blob> {
  const data = [head.map((label) => xlsxCell(label, true)), ...rows.map((row) => row.map((cell) => xlsxCell(cell)))];
  const columns = head.map((label, index) => ({ width: columnWidth(label, rows, index) }));
  // A sheet's name has at most 31 characters, and none of these.
  return writeXlsxFile(data, { columns, sheet: sheet.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31) }).toBlob();
}

function xlsxCell(cell: TableCell, isBold = false): CellObject | null {
  if (cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  return { type: String, value: escapeFormula(cell), format: '@', ...(isBold ? { fontWeight: 'bold' } : {}) };
}

const WIDTH_SAMPLE = 100;

/** In characters, by the longest of the first rows; a Chinese character takes two. */
function columnWidth(label: string, rows: readonly (readonly TableCell[])[], index: number): number {
  const texts = [label, ...rows.slice(0, WIDTH_SAMPLE).map((row) => String(row[index] ?? ''))];
  const widths = texts.map((text) => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0));
  return Math.min(Math.max(8, ...widths) + 2, 60);
}
