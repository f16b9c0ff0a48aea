import { toHalfWidthUpper } from '../half-width.ts';

const LABEL = /^[^\p{L}\p{N}]*(?:(?:OEM|OE|P\/?N|PART|NUMBER|NO)(?![A-Z0-9])[\s.:#]*)+/u;
/** How many are wanted: *1, x2, 2PCS. */
const QUANTITY = /(?:\s*\*\s*|\s+X\s*)\d{1,3}(?:\s*(?:PCS?|SETS?))?\s*$|\s+\d{1,3}\s*(?:PCS?|SETS?)\s*$/;
/** Words after the number: numbers end in fewer letters. */
const WORDS = /(?:\s+[A-Z]{4,}[.?!]*)+\s*$/;

/** The number in a text that was pasted with a label, a quantity or words around it: "OE: 2GS 807 421 S x2". */
export function pastedOe(text: string): string {
  return toHalfWidthUpper(text).replace(LABEL, '').replace(QUANTITY, '').replace(WORDS, '').trim();
}
