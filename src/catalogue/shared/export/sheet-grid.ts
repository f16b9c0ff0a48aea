import type { ListSheet, SheetCell } from './list-sheet.ts';

/** The document as rows of cells, for tables of every kind: what it is about, the lines under their heads, the totals. */
export function sheetGrid({ title, facts, columns, rows, totals, notes }: ListSheet): SheetCell[][] {
  const line = (...texts: string[]) => texts.map((text) => ({ text }));
  const beforeTotal = Array.from({ length: columns.length - 2 }, () => ({ text: '' }));
  return [
    line(title),
    ...facts.map(([label, value]) => line(label, value)),
    [],
    columns.map(({ label }) => ({ text: label })),
    ...rows.map((row) => [...row]),
    ...totals.map(({ label, cell }) => [{ text: label }, ...beforeTotal, cell]),
    [],
    ...notes.map((note) => line(note)),
  ];
}

/** Where in the grid the head of the lines stands, counted from 0. */
export function headRowOf({ facts }: ListSheet): number {
  return facts.length + 2;
}

/**
 * Text that a spreadsheet takes for text: what begins like a formula gets an apostrophe before it.
 * Risk: a remark of `=HYPERLINK(…)` would run on the machine of whoever opens the file.
 */
export function inertText(text: string): string {
  // Spreadsheets of East Asia take the full-width signs for the same.
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
