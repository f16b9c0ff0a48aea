/** Validity of a code for a new password. */
export const RESET_CODE_TTL_MINUTES = 30;
export const RESET_CODE_LENGTH = 16;

/** The code as it is compared: it is read out, typed and pasted with and without separators. */
export function normaliseResetCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/** The code in groups of four. */
export function formatResetCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}
