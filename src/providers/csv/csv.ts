import Papa from 'papaparse';

/** Spreadsheets recognize UTF-8 by it; without it Chinese is unreadable. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV for spreadsheets. Texts of users go through `escapeFormula` first. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse([...rows.map((row) => [...row])], { newline: '\r\n' });
}
