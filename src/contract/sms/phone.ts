import { stripInvisible, toHalfWidthUpper } from '../half-width.ts';

/** Hyphens, dashes, dots and brackets that people write in phone numbers. */
const SEPARATORS = /[\p{Pd}\u2212.()（）·]/gu;

/**
 * Removes what people write in phone numbers: full width, spaces, dashes, the prefix +86. The rest may still be no
 * valid number.
 */
export function normalisePhone(text: string): string {
  const bare = stripInvisible(toHalfWidthUpper(text)).replace(SEPARATORS, '');
  return bare.replace(/^(?:\+|00)?86(?=\d{11}$)/, '');
}

/** A mobile number of the mainland: a landline of eleven digits with its area code gets no SMS. */
export const PHONE = /^1\d{10}$/;
export const CODE = /^\d{6}$/;
/** Longest input, including separators. */
export const PHONE_MAX = 40;
export const CODE_MAX = 20;

export const plainCode = (text: string) => stripInvisible(toHalfWidthUpper(text));

/** Same rule as PhoneNum, for forms that should not load zod. */
export function isPhoneNum(text: string): boolean {
  return text.length <= PHONE_MAX && PHONE.test(normalisePhone(text));
}

/** Same rule as PhoneCode. */
export function isPhoneCode(text: string): boolean {
  return text.length <= CODE_MAX && CODE.test(plainCode(text));
}
