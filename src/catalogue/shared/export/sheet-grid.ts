import type { ListSheet, SheetCell } from './list-sheet.ts';

/** The sheet as rows of cells: title, facts, header, rows, totals, notes. */
export function sheetGrid({ title, facts, columns, rows, totals, notes }: ListSheet): SheetCell[][] {
  const textRow = (...texts: string[]) => texts.map((text) => ({ text }));
  const beforeTotal = Array.from({ length: columns.length - 2 }, () => ({ text: '' }));
  return [
    textRow(title),
    ...facts.map(([label, value]) => textRow(label, value)),
    [],
    columns.map(({ label }) => ({ text: label })),
    ...rows.map((row) => [...row]),
    ...totals.map(({ label, cell }) => [{ text: label }, ...beforeTotal, cell]),
    [],
    ...notes.map((note) => textRow(note)),
  ];
}

/** The index of the header row in the grid, from 0. */
export function headRowIndex({ facts }: ListSheet): number {
  return facts.length + 2;
}
