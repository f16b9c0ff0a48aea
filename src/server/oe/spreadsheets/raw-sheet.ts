import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { isScientific } from '../../../contract/oe/oe-cells.ts';
import { BATCH_MAX } from '../../../contract/oe/rules.ts';
import type { SheetWarning } from '../../../contract/oe/schemas.ts';

/** Five thousand numbers, and title and header rows. */
export const ROWS_MAX = BATCH_MAX + 10;
export const COLUMNS_MAX = 20;
/** Longest text of a cell: enough for several numbers. */
const CELL_MAX = 300;

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
  /** The limit of rows is reached: further rows are only counted. */
  readonly isFull: boolean;
  add(number: number, cells: ReadonlyMap<number, RawCell>): void;
  done(): RawSheet;
}

/** Collects the rows of a sheet up to the limits, and counts the rest. */
export function buildSheet(name: string): SheetBuilder {
  const sheet: RawSheet = { name: name.slice(0, 60), rows: [], leftOutRows: 0, leftOutColumns: 0 };
  const beyond = new Set<number>();
  return {
    get isFull() {
      return sheet.rows.length >= ROWS_MAX;
    },
    add(number, cells) {
      const filled = new Map([...cells].filter(([, { text, warnings }]) => text !== '' || warnings.length > 0));
      if (filled.size === 0) return;
      if (sheet.rows.length >= ROWS_MAX) {
        sheet.leftOutRows += 1;
        return;
      }
      for (const column of filled.keys()) if (column >= COLUMNS_MAX && beyond.size < 1_000) beyond.add(column);
      sheet.rows.push({ number, cells: new Map([...filled].filter(([column]) => column < COLUMNS_MAX)) });
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
