import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';

export const IDLE_S = 2 * 60 * 60;
export const MAX_USER_AGENT = 300;

export const isLive = sql<boolean>`expires_at > monotonic_now()
  and seen_at > monotonic_now() - make_interval(secs => ${IDLE_S})`;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits each. */
export function makeSecrets(): { token: string; secretKey: string } {
  return { token: randomBytes(32).toString('base64url'), secretKey: randomBytes(32).toString('hex') };
}
