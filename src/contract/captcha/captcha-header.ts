/**
 * Request header with the id of the captcha last shown to the caller, so that two users behind one address do not
 * interfere. Without it the address's latest captcha counts.
 */
export const captchaHeader = 'captcha-id';

/** The captcha id; null when the header is missing or malformed. */
export function readCaptchaId(header: unknown): string | null {
  return typeof header === 'string' && /^[\w-]{22}$/.test(header) ? header : null;
}
