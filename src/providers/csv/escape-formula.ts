/**
 * Text that a spreadsheet does not take for a formula: an apostrophe before what begins like one.
 * Risk: a remark of `=HYPERLINK(…)` would run on the computer of anyone who opens the file.
 */
export function escapeFormula(text: string): string {
  // Spreadsheets in East Asia take the full-width signs for the same.
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
