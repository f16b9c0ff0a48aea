import { LRUCache } from 'lru-cache';
import type { Session } from '../http/request-context.ts';
import { isQuotaShared } from '../platform/db/quota-sharing.ts';

/** An evicted entry costs a statement, never a lookup. */
const VEHICLES_MAX = 50_000;

/**
 * Paid vehicles by quota holder. Ledger rows are never removed, so an entry is valid until it expires, also with several
 * nodes.
 */
export function createPaidVehicleCache(now: () => number = () => performance.now()) {
  const cache = new LRUCache<string, true>({ max: VEHICLES_MAX, ttlResolution: 0, perf: { now } });
  return {
    has: (holderId: number, vehicleId: number): boolean => cache.has(keyOf(holderId, vehicleId)),
    add(holderId: number, vehicleId: number, forMs: number): void {
      const ttl = Math.floor(forMs);
      // A TTL of 0 would mean forever.
      if (ttl > 0) cache.set(keyOf(holderId, vehicleId), true, { ttl });
    },
  };
}

/** The account whose quota a session uses: the main account if the quota is shared. */
export function holderOf({ userId, acctLevel, parentId, dctType }: Session): number {
  return acctLevel !== 0 && parentId !== null && isQuotaShared(dctType) ? parentId : userId;
}

function keyOf(holderId: number, vehicleId: number): string {
  return `${holderId} ${vehicleId}`;
}
