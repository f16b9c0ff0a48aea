import { toCsv } from '../../providers/csv/csv.ts';
import { escapeFormula } from '../../providers/csv/escape-formula.ts';

/** A table as CSV for spreadsheets, formulas escaped. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return toCsv([head, ...rows].map((row) => row.map(escapeFormula)));
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
