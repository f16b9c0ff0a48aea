import writeXlsxFile, { type CellObject } from 'write-excel-file/browser';
import { escapeFormula } from '../../../contract/exports/escape-formula.ts';
import type { ListSheet, SheetCell } from './list-sheet.ts';
import { headRowIndex, sheetGrid } from './sheet-grid.ts';

/** The list as a workbook with one sheet. Part numbers are text, to keep leading zeros; amounts are numbers. */
export function sheetXlsx(sheet: ListSheet): Promise<Blob> {
  const totalRow = headRowIndex(sheet) + 1 + sheet.rows.length;
  const boldRows = [0, headRowIndex(sheet), ...sheet.totals.map((_total, index) => totalRow + index)];
  const data = sheetGrid(sheet).map((row, index) => row.map((cell) => xlsxCell(cell, boldRows.includes(index))));
  const columns = sheet.columns.map(({ width }) => ({ width }));
  return writeXlsxFile(data, { columns, sheet: sheet.kind }).toBlob();
}

function xlsxCell({ text, number, digits = 0 }: SheetCell, isBold: boolean): CellObject | null {
  const style = isBold ? { fontWeight: 'bold' as const } : {};
  if (number === null || (number === undefined && text === '')) return null;
  if (number !== undefined) return { type: Number, value: number, format: digits === 2 ? '#,##0.00' : '0', ...style };
  return { type: String, value: escapeFormula(text), format: '@', ...style };
}
