import { OE_KEY_MIN, oeKey } from './oe-number.ts';

/** Fewest digits of a number. */
export const DIGITS_MIN = 3;
const OE_KEY_MAX = 24;

/** True for a text that looks like an OE number: long enough, with digits, without Chinese. */
export function looksLikeOe(text: string): boolean {
  const key = oeKey(text);
  return (
    key.length >= OE_KEY_MIN &&
    key.length <= OE_KEY_MAX &&
    countDigits(key) >= DIGITS_MIN &&
    !/\p{Script=Han}/u.test(text)
  );
}

export function countDigits(key: string): number {
  return key.replace(/\D/g, '').length;
}
