/**
 * Signs that begin a formula, also in full width, which spreadsheets in East Asia accept. White space and quotes before
 * them do not help: some programs drop those when they import a file.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}"'`‘’“”＂＇]*[=+\-@＝＋－＠])/u;

/**
 * Prevents a spreadsheet from reading a text as a formula, with a leading apostrophe.
 * Risk: a remark of `=HYPERLINK(…)` would run on the computer of anyone who opens the file.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
