import { dateOf, padded } from '../../../platform/spreadsheets/number-format.ts';
import { type SheetCell, unescapedCell } from '../../../platform/spreadsheets/sheet-cells.ts';
import type { WorkbookParts } from '../../../platform/spreadsheets/workbook-parts.ts';

/** Significant digits of numbers in Excel, which replaces further ones by zeros. */
const DIGITS_KEPT = 15;

/**
 * A cell as a text that `readCell` understands: a number in plain notation, a date in ISO form, an error by its name
 * (`#REF!`), a formula without a saved value as itself (`=A1*2`), and a number whose digits Excel has lost in
 * scientific notation.
 */
export function cellText({ type, style, hasFormula, formula, value }: SheetCell, parts: WorkbookParts): string {
  if (hasFormula && value === '') return `=${formula}`;
  switch (type) {
    case 'n':
      return numberText(value, style, parts);
    case 's':
      return unescapedCell(parts.sharedText(Number(value)));
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'e':
      return value;
    default: {
      const text = unescapedCell(value);
      // A text that only looks like a formula: an apostrophe says so, as in the spreadsheet.
      return text.startsWith('=') ? `'${text}` : text;
    }
  }
}

function numberText(written: string, style: number, parts: WorkbookParts): string {
  const value = written.trim();
  const number = Number(value);
  if (value === '' || Number.isNaN(number)) return value;
  const format = parts.formatOf(style);
  if (format.kind === 'date') return dateOf(number, parts.is1904);
  if (!Number.isInteger(number)) {
    // 0.1 + 0.2 is written as 0.30000000000000004.
    return String(Number(number.toPrecision(DIGITS_KEPT)));
  }
  const digits = /^\d+$/.test(value) ? value : BigInt(number).toString();
  if (digits.replace('-', '').length > DIGITS_KEPT) return number.toExponential();
  return format.kind === 'padded' && number >= 0 ? padded(digits, format.pattern) : digits;
}
