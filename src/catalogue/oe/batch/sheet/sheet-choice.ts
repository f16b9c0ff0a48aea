import { numbersInCell } from '../../../../contract/oe/oe-cells.ts';
import type { BatchSheet } from '../../../../contract/oe/schemas.ts';
import { lineOf } from '../draft.ts';
import { columnsBeside, rowOf, type TableColumns } from '../pasted-table.ts';

/** Which cells of a sheet are looked up, and how they are split. */
export interface SheetChoice {
  sheet: number;
  column: number;
  /** Rows above the numbers, which are skipped. */
  headRows: number;
  /** Split doubtful cells at slashes and spaces. */
  isSplit: boolean;
}

export interface ExtractedNumbers {
  numbers: string[];
  /** Rows whose cell in the column is empty. */
  emptyRows: number;
  /** Cells that certainly hold several numbers. */
  severalCells: number;
  /** Cells that may hold one number or several. */
  doubtfulCells: number;
  /** The first doubtful cell. */
  example: string | null;
}

/** The default choice for a sheet: its likeliest column, or the first. */
export function firstChoice(sheets: readonly BatchSheet[], sheet = bestSheet(sheets)): SheetChoice {
  const { likelyColumn = null, headRows = 0 } = sheets[sheet] ?? {};
  return { sheet, column: likelyColumn ?? 0, headRows, isSplit: false };
}

export function extractNumbers({ columns }: BatchSheet, { column, headRows, isSplit }: SheetChoice): ExtractedNumbers {
  const cells = (columns[column]?.cells ?? []).slice(headRows);
  const extracted: ExtractedNumbers = { numbers: [], emptyRows: 0, severalCells: 0, doubtfulCells: 0, example: null };
  for (const cell of cells) {
    const { numbers, ifSplit } = numbersInCell(cell);
    if (numbers.length === 0) extracted.emptyRows += 1;
    if (numbers.length > 1) extracted.severalCells += 1;
    if (ifSplit !== null) {
      extracted.doubtfulCells += 1;
      extracted.example ??= cell;
    }
    extracted.numbers.push(...(isSplit ? (ifSplit ?? numbers) : numbers));
  }
  return extracted;
}

/** A line of the batch's text for each number of the column, with the name and quantity that its row has. */
export function sheetLines(sheet: BatchSheet, choice: SheetChoice): { lines: string[]; kept: TableColumns } {
  const { column, headRows, isSplit } = choice;
  const table = sheet.rowNumbers.map((_row, index) => sheet.columns.map(({ cells }) => (cells[index] ?? '').trim()));
  const rows = table.slice(headRows);
  const kept = columnsBeside(column, rows, table[headRows - 1] ?? []);
  const lines = rows.flatMap((cells) => {
    const { oe: cell, name, quantity } = rowOf(cells, kept);
    const { numbers, ifSplit } = numbersInCell(cell);
    return (isSplit ? (ifSplit ?? numbers) : numbers).map((oe) =>
      lineOf({ oe, searchOe: '', name: name.replaceAll(/[\t\r\n]+/g, ' '), quantity: quantity ?? undefined }),
    );
  });
  return { lines, kept };
}

/** The first sheet with a likely column, or the first. */
function bestSheet(sheets: readonly BatchSheet[]): number {
  return Math.max(
    0,
    sheets.findIndex(({ likelyColumn }) => likelyColumn !== null),
  );
}
