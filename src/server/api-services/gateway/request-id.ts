import { randomUUID } from 'node:crypto';

/** A UUID of version 7 (RFC 9562): ids are in the order of time, which the log is stored and paged by. */
export function newRequestId(timeMs: number = Date.now()): string {
  const time = timeMs.toString(16).padStart(12, '0');
  // Node.js keeps random bytes ready for UUIDs; the other half of one is that of version 7.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The smallest id of a moment. */
export function firstRequestIdOf(timeMs: number): string {
  const hex = Math.max(0, Math.floor(timeMs)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
