/**
 * Says, beside a call, which picture its caller was shown last: the answer and what it is spent on go by it, so that
 * two people behind one address do not spoil each other's. Without it the address's latest picture counts.
 */
export const captchaHeader = 'captcha-id';

/** EmptyBody where the header is missing, or is none of ours. */
export function readCaptchaId(header: unknown): string | null {
  return typeof header === 'string' && /^[\w-]{22}$/.test(header) ? header : null;
}
