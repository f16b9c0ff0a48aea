import Papa from 'papaparse';

/** Without it spreadsheets do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV for spreadsheets. Escape users' texts with `escapeFormula` first. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse([...rows.map((row) => [...row])], { newline: '\r\n' });
}
