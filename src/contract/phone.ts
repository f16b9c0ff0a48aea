import { z } from 'zod';
import { halfWidthUpper, withoutUnseen } from './half-width.ts';

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

/** A mainland phone number: 11 digits, once what people write around them is taken off. */
export const PhoneNum = z
  .string()
  .max(40)
  .overwrite(normalisePhone)
  .regex(/^\d{11}$/);

/** The six digits of a text message. */
export const PhoneCode = z
  .string()
  .max(20)
  .overwrite((text) => withoutUnseen(halfWidthUpper(text)))
  .regex(/^\d{6}$/);
