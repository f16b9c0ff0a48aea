import { toHalfWidthUpper } from '../half-width.ts';

const LABEL = /^[^\p{L}\p{N}]*(?:(?:OEM|OE|P\/?N|PART|NUMBER|NO)(?![A-Z0-9])[\s.:#]*)+/u;
/** How many are wanted: *1, x2, 2PCS. */
const QUANTITY = /(?:\s*\*\s*|\s+X\s*)\d{1,3}(?:\s*(?:PCS?|SETS?))?\s*$|\s+\d{1,3}\s*(?:PCS?|SETS?)\s*$/;
/** Words before or after the number: numbers begin and end with fewer letters, or are tried as a whole first. */
const WORDS = /(?:\s+[A-Z]{4,}[.?!]*)+\s*$/;
const FIRST_WORDS = /^\s*(?:[A-Z]{4,}\s+)+(?=\S*\d)/;
const CURRENCY = '(?:USD|RMB|CNY|EUR|[$¥€])';
/** What it costs: USD 12, 350 RMB. */
const PRICE = new RegExp(`\\s+(?:${CURRENCY}\\s*\\d+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?\\s*${CURRENCY})\\s*$`);

/** The number in a text that was pasted with a label, a quantity or words around it: "OE: 2GS 807 421 S x2". */
export function pastedOe(text: string): string {
  const number = toHalfWidthUpper(text).replace(LABEL, '').replace(FIRST_WORDS, '').replace(PRICE, '');
  return number.replace(QUANTITY, '').replace(WORDS, '').trim();
}
