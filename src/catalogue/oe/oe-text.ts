import { OE_KEY_MIN, oeKey, splitOeList } from '../../contract/oe/oe-number.ts';

/** A typed number without its spaces, as it is searched for. */
export function withoutSpaces(typed: string): string {
  return typed.replace(/\s+/g, '');
}

export function isTooShort(typed: string): boolean {
  return oeKey(typed).length < OE_KEY_MIN;
}

/** Whether a text holds more numbers than one, parted by commas, semicolons or line breaks. */
export function isSeveral(typed: string): boolean {
  return splitOeList(typed).length > 1;
}

/** Letters and brackets only: no number is written so, it is a name. */
export function isNameOnly(typed: string): boolean {
  return /^[\p{L}()（）\s]+$/u.test(typed.trim());
}

const CONFUSED = [
  ['O', '0'],
  ['I', '1'],
  ['B', '8'],
  ['S', '5'],
  ['Z', '2'],
] as const;

/** What a number that was not found may be: with the digit for a letter that is often taken for it. */
export function lookalikes(typed: string): string[] {
  const key = oeKey(typed);
  return CONFUSED.map(([letter, digit]) => key.replaceAll(letter, digit)).filter((other) => other !== key);
}
