import { halfWidthUpper, withoutUnseen } from '../half-width.ts';

/** Hyphens and dashes of every kind, dots and brackets, as people set numbers apart with them. */
const SEPARATORS = /[\p{Pd}\u2212.()（）·]/gu;

/**
 * The phone number without what people write around it: full width, spaces, dashes, the country's +86. What is left is
 * not yet a number: it may have letters, or too few digits.
 */
export function normalisePhone(text: string): string {
  const bare = withoutUnseen(halfWidthUpper(text)).replace(SEPARATORS, '');
  return bare.replace(/^(?:\+|00)?86(?=\d{11}$)/, '');
}

export const PHONE = /^\d{11}$/;
export const CODE = /^\d{6}$/;
/** With all that may stand around the digits. */
export const PHONE_MAX = 40;
export const CODE_MAX = 20;

export const plainCode = (text: string) => withoutUnseen(halfWidthUpper(text));

/** Whether PhoneNum takes it: for forms that are to come without what makes schemas. */
export function isPhoneNum(text: string): boolean {
  return text.length <= PHONE_MAX && PHONE.test(normalisePhone(text));
}

/** Whether PhoneCode takes it. */
export function isPhoneCode(text: string): boolean {
  return text.length <= CODE_MAX && CODE.test(plainCode(text));
}
