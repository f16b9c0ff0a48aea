import { numbersInCell } from '../../../../contract/oe/oe-cells.ts';
import type { BatchSheet } from '../../../../contract/oe/schemas.ts';

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

/** The first sheet with a likely column, or the first. */
function bestSheet(sheets: readonly BatchSheet[]): number {
  return Math.max(
    0,
    sheets.findIndex(({ likelyColumn }) => likelyColumn !== null),
  );
}
