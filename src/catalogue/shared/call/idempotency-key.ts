/**
 * A key for one write, so that a retry after a lost response has no second effect. 128 random bits, hexadecimal;
 * getRandomValues because randomUUID requires https.
 */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
