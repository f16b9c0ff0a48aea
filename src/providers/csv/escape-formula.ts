/**
 * Prevents a spreadsheet from reading a text as a formula, with a leading apostrophe.
 * Risk: a remark of `=HYPERLINK(…)` would run on the computer of anyone who opens the file.
 */
export function escapeFormula(text: string): string {
  // Spreadsheets in East Asia also accept full-width signs.
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
