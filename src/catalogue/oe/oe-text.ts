import { OE_KEY_MIN, oeKey, splitOeList } from '../../contract/oe/oe-number.ts';

export function withoutSpaces(typed: string): string {
  return typed.replace(/\s+/g, '');
}

export function isTooShort(typed: string): boolean {
  return oeKey(typed).length < OE_KEY_MIN;
}

/** Whether a text has several numbers, separated by commas, semicolons or line breaks. */
export function hasSeveralNumbers(typed: string): boolean {
  return splitOeList(typed).length > 1;
}

/** Letters and brackets only: a name, as every number has digits. */
export function isNameOnly(typed: string): boolean {
  return /^[\p{L}()（）\s]+$/u.test(typed.trim());
}

const CONFUSABLE = [
  ['O', '0'],
  ['I', '1'],
  ['B', '8'],
  ['S', '5'],
  ['Z', '2'],
] as const;

/** The number with letters replaced by the digits that they are often confused with. */
export function lookalikes(typed: string): string[] {
  const key = oeKey(typed);
  return CONFUSABLE.map(([letter, digit]) => key.replaceAll(letter, digit)).filter((other) => other !== key);
}
