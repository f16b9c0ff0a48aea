/**
 * Names one thing that is to be done once: sent again after an answer was lost, it is not done twice.
 * Source of chance: getRandomValues, which plain http has too (randomUUID it has not).
 */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
