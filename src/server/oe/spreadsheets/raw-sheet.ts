import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { isScientific } from '../../../contract/oe/oe-cells.ts';
import { BATCH_MAX } from '../../../contract/oe/rules.ts';
import type { SheetWarning } from '../../../contract/oe/schemas.ts';

/** Five thousand numbers, and title and header rows. */
export const ROWS_MAX = BATCH_MAX + 10;
export const COLUMNS_MAX = 20;
/** Longest text of a cell: enough for several numbers. */
const CELL_MAX = 300;

/**
 * Characters of all cells of a file: 5,000 rows of 20 columns with 20 each. Without a bound a workbook of 18 kB, whose
 * cells all refer to one long text, makes a result of 30 MB.
 */
const CHARACTERS_MAX = 2_000_000;

/** The characters that the sheets of one file may still have. */
export interface TextBudget {
  left: number;
}

export const createTextBudget = (): TextBudget => ({ left: CHARACTERS_MAX });

export interface RawCell {
  text: string;
  warnings: readonly SheetWarning['kind'][];
}

export interface RawRow {
  /** The row number as Excel displays it. */
  number: number;
  /** By column, from 0; empty columns are missing. */
  cells: ReadonlyMap<number, RawCell>;
}

/** The non-empty rows of a sheet, and the number of rows left out. */
export interface RawSheet {
  name: string;
  rows: RawRow[];
  leftOutRows: number;
  leftOutColumns: number;
}

export interface SheetBuilder {
  /** The limit of rows or characters is reached: further rows are only counted. */
  readonly isFull: boolean;
  add(number: number, cells: ReadonlyMap<number, RawCell>): void;
  done(): RawSheet;
}

/** Collects the rows of a sheet up to the limits, and counts the rest. */
export function buildSheet(name: string, budget = createTextBudget()): SheetBuilder {
  const sheet: RawSheet = { name: name.slice(0, 60), rows: [], leftOutRows: 0, leftOutColumns: 0 };
  const beyond = new Set<number>();
  return {
    get isFull() {
      return sheet.rows.length >= ROWS_MAX || budget.left <= 0;
    },
    add(number, cells) {
      const filled = new Map([...cells].filter(([, { text, warnings }]) => text !== '' || warnings.length > 0));
      if (filled.size === 0) return;
      if (this.isFull) {
        sheet.leftOutRows += 1;
        return;
      }
      for (const column of filled.keys()) if (column >= COLUMNS_MAX && beyond.size < 1_000) beyond.add(column);
      const row = new Map([...filled].filter(([column]) => column < COLUMNS_MAX));
      for (const { text } of row.values()) budget.left -= text.length;
      sheet.rows.push({ number, cells: row });
    },
    done: () => ({ ...sheet, leftOutColumns: beyond.size }),
  };
}

/** A cell's text, clipped and without invisible characters, with its warnings. */
export function textCell(text: string, warnings: readonly SheetWarning['kind'][] = []): RawCell {
  // NUL and lone surrogates cannot be stored and would make the batch fail later.
  const whole = text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffd\ufeff]/gu, '')
    .trim();
  const clipped = whole.length > CELL_MAX ? (['clipped'] as const) : [];
  const scientific = isScientific(toHalfWidthUpper(whole)) ? (['scientific'] as const) : [];
  return { text: whole.slice(0, CELL_MAX).toWellFormed(), warnings: [...warnings, ...clipped, ...scientific] };
}
