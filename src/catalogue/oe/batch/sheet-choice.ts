import { numbersInCell } from '../../../contract/oe/oe-cells.ts';
import type { BatchSheet } from '../../../contract/oe/schemas.ts';

/** Which texts of a sheet are taken, and how. */
export interface SheetChoice {
  sheet: number;
  column: number;
  /** Rows above the numbers, which are left out. */
  headRows: number;
  /** Entries that may be several numbers are parted at their slashes and spaces. */
  isParted: boolean;
}

export interface TakenNumbers {
  numbers: string[];
  /** Rows whose cell in the column is empty. */
  emptyRows: number;
  /** Cells with several numbers in them beyond doubt. */
  severalCells: number;
  /** Cells that may be one number or several. */
  doubtfulCells: number;
  /** The first of those. */
  example: string | null;
}

/** What is proposed for a sheet: its likeliest column, else its first. */
export function firstChoice(sheets: readonly BatchSheet[], sheet = bestSheet(sheets)): SheetChoice {
  const { likelyColumn = null, headRows = 0 } = sheets[sheet] ?? {};
  return { sheet, column: likelyColumn ?? 0, headRows, isParted: false };
}

/** The numbers that a choice takes out of its sheet. */
export function takenNumbers({ columns }: BatchSheet, { column, headRows, isParted }: SheetChoice): TakenNumbers {
  const cells = (columns[column]?.cells ?? []).slice(headRows);
  const taken: TakenNumbers = { numbers: [], emptyRows: 0, severalCells: 0, doubtfulCells: 0, example: null };
  for (const cell of cells) {
    const { numbers, ifSplit } = numbersInCell(cell);
    if (numbers.length === 0) taken.emptyRows += 1;
    if (numbers.length > 1) taken.severalCells += 1;
    if (ifSplit !== null) {
      taken.doubtfulCells += 1;
      taken.example ??= cell;
    }
    taken.numbers.push(...(isParted ? (ifSplit ?? numbers) : numbers));
  }
  return taken;
}

/** The first sheet with a likely column, else the first. */
function bestSheet(sheets: readonly BatchSheet[]): number {
  return Math.max(
    0,
    sheets.findIndex(({ likelyColumn }) => likelyColumn !== null),
  );
}
