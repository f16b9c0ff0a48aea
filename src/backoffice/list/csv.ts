import Papa from 'papaparse';

/**
 * A table as CSV for spreadsheets: a mark for UTF-8 in front, and a quote before each cell that a spreadsheet would run
 * as a formula.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse([[...head], ...rows.map((row) => [...row])], { escapeFormulae: true })}`;
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
