import type { Sql } from '../../platform/db/database.ts';
import { consume, type RateLimit, refuseExhausted, tryConsume } from '../../platform/rate-limits.ts';
import { clientNetworks } from './client-network.ts';

/** A rate-limited use: its kind, such as `sms`, and the client's address. */
export interface ClientUse {
  what: string;
  address: string;
}

/**
 * Counts one use for each of the client's networks, each with its multiple of the limits. Run it in a transaction, so
 * that a refusal for a wide network is not counted for the narrow ones.
 * @throws Refusal 900429 with the time to wait
 */
export async function consumeForClient(db: Sql, use: ClientUse, limits: readonly RateLimit[]): Promise<void> {
  // Always from narrow to wide, so that concurrent transactions do not wait for each other in a circle.
  for (const { key, widened } of networkLimits(use, limits)) await consume(db, key, widened);
}

/** Like `consumeForClient`, but returns whether a use was left. Uses counted before a refusal stay counted. */
export async function tryConsumeForClient(db: Sql, use: ClientUse, limits: readonly RateLimit[]): Promise<boolean> {
  for (const { key, widened } of networkLimits(use, limits)) if (!(await tryConsume(db, key, widened))) return false;
  return true;
}

/** Counts nothing. @throws Refusal 900429 while one of the client's networks has no use left */
export async function refuseExhaustedClient(db: Sql, use: ClientUse, limits: readonly RateLimit[]): Promise<void> {
  for (const { key, widened } of networkLimits(use, limits)) await refuseExhausted(db, key, widened);
}

function networkLimits({ what, address }: ClientUse, limits: readonly RateLimit[]) {
  return clientNetworks(address).map(({ network, factor }) => ({
    key: `${what}:${network}`,
    widened: limits.map(({ uses, perS }) => ({ uses: uses * factor, perS })),
  }));
}
