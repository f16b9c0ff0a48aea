import { showPriceFen, showTotalFen } from '../../../ui/money.ts';

/** One cell of an exported list. */
export interface SheetCell {
  /** As displayed on a page. */
  text: string;
  /** The value for spreadsheets; null for an unknown number. */
  number?: number | null;
  /** Decimals. */
  digits?: 0 | 2;
}

/** A list to export, independent of the format. */
export interface ListSheet {
  language: string;
  /** Kind of document, such as "Work order". */
  kind: string;
  title: string;
  /** Without its extension. */
  fileName: string;
  /** `code` for what is read character by character, such as a VIN. */
  facts: readonly (readonly [label: string, value: string, kind?: 'code'])[];
  /** `width` in characters; the text of a column with `isWhole`, and of one with codes such as OE numbers, is never wrapped. */
  columns: readonly { label: string; width: number; isNumber: boolean; isWhole?: boolean; isCode?: boolean }[];
  rows: readonly (readonly SheetCell[])[];
  /** Below the rows: the total of the displayed price kind, then those of the other kinds. */
  totals: readonly { label: string; cell: SheetCell }[];
  notes: readonly string[];
}

/** A text column; `width` in characters. */
export const textColumn = (label: string, width = 14) => ({ label, width, isNumber: false });

export const text = (value: string): SheetCell => ({ text: value });

export function whole(number: number): SheetCell {
  return { text: String(number), number, digits: 0 };
}

/** A column of amounts. */
export const amountColumn = (label: string, width = 12) => ({ label, width, isNumber: true });

/** An exact amount; without a number if it is unknown. */
export function amount(fen: number | null, language: string): SheetCell {
  return fen === null
    ? { text: showPriceFen(null), number: null }
    : { text: showTotalFen(fen, language), number: fen / 100, digits: 2 };
}

/** A unit price: zero counts as unknown. */
export const price = (fen: number | null | undefined, language: string): SheetCell => amount(fen || null, language);

/** A valid file name on every system: no separators or invisible characters, no dot or space at the ends. */
export function fileNameOf(name: string, fallback: string): string {
  const safe = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^[\s.]+|[\s.\uD800-\uDBFF]+$/g, '');
  return safe === '' ? fallback : safe;
}
