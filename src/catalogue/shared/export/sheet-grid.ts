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
export function headRowIndex({ facts }: ListSheet): number {
  return facts.length + 2;
}
