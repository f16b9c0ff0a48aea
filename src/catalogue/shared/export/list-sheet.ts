import { showPriceFen, showTotalFen } from '../../../ui/money.ts';

/** One cell of an exported list. */
export interface SheetCell {
  /** As it is read on a page. */
  text: string;
  /** The number behind it, for programs that reckon; null where a number is wanted and none is known. */
  number?: number | null;
  /** Digits after the point. */
  digits?: 0 | 2;
}

/** A list as a document, the same for every format. */
export interface ListSheet {
  language: string;
  /** What such a document is called. */
  kind: string;
  title: string;
  /** Without its extension. */
  fileName: string;
  /** What the document is about: label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  /** What is whole, such as an OE number or a brand, is never broken over two lines. */
  columns: readonly { label: string; width: number; isNumber: boolean; isWhole?: boolean }[];
  rows: readonly (readonly SheetCell[])[];
  /** Under the lines: the total of the price that the lines show, then those of the other kinds. */
  totals: readonly { label: string; cell: SheetCell }[];
  notes: readonly string[];
}

/** A column of words, its width in characters. */
export const textColumn = (label: string, width = 14) => ({ label, width, isNumber: false });

export const text = (value: string): SheetCell => ({ text: value });

export function whole(number: number): SheetCell {
  return { text: String(number), number, digits: 0 };
}

/** A price as it is shown, for programs that reckon too. */
export function price(shown: string): SheetCell {
  const number = Number(shown);
  if (Number.isNaN(number)) return { text: shown, number: null };
  return { text: shown, number, digits: Number.isInteger(number) ? 0 : 2 };
}

export function amount(fen: number | null, language: string): SheetCell {
  return fen === null
    ? { text: showPriceFen(null), number: null }
    : { text: showTotalFen(fen, language), number: fen / 100, digits: 2 };
}

/** A name that every file system takes: no separators or unseen characters, no dot or space at the ends. */
export function fileNameOf(name: string, otherwise: string): string {
  const safe = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^[\s.]+|[\s.\uD800-\uDBFF]+$/g, '');
  return safe === '' ? otherwise : safe;
}
