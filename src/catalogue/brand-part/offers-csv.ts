/**
 * Rows as comma-separated values for spreadsheets: the mark for UTF-8 first, formulas made inert, and numbers that a
 * spreadsheet would spoil (0986494596, 612600081334) kept as text.
 */
export function offersCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const isRisky = /^[=+\-@\t\r]/.test(text) || /^(0\d+|\d{12,}|\d+E\d+)$/i.test(text);
  const inert = isRisky ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
