import { escapeFormula } from '../../../contract/exports/escape-formula.ts';
import { toCsv } from '../../../providers/csv/csv.ts';

/** A table as CSV for spreadsheets, formulas escaped; a number is none, even if it begins with a minus. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const textOf = (cell: string | number) => (typeof cell === 'number' ? String(cell) : escapeFormula(cell));
  return toCsv([head, ...rows].map((row) => row.map(textOf)));
}

/** Some browsers read the file only after the user has chosen its folder. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a CSV text, or another file. */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
