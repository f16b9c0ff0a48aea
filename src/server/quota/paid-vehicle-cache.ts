import { LRUCache } from 'lru-cache';
import type { Session } from '../http/request-context.ts';
import { isQuotaShared } from '../platform/db/quota-sharing.ts';

/** A dropped entry costs a statement, never a lookup. */
const MAX_VEHICLES = 50_000;

/**
 * Vehicles that are paid for, by quota holder. Rows of the ledger are never taken back, so what is paid stays paid until
 * it expires, whatever other nodes do.
 */
export function createPaidVehicleCache(now: () => number = () => performance.now()) {
  const cache = new LRUCache<string, true>({ max: MAX_VEHICLES, ttlResolution: 0, perf: { now } });
  return {
    has: (holderId: number, vehicleId: number): boolean => cache.has(keyOf(holderId, vehicleId)),
    add(holderId: number, vehicleId: number, forMs: number): void {
      const ttl = Math.floor(forMs);
      // To the cache 0 means forever.
      if (ttl > 0) cache.set(keyOf(holderId, vehicleId), true, { ttl });
    },
  };
}

/** Whose quota a session uses: the main account's if the sub account shares it. */
export function holderOf({ userId, acctLevel, parentId, dctType }: Session): number {
  return acctLevel !== 0 && parentId !== null && isQuotaShared(dctType) ? parentId : userId;
}

function keyOf(holderId: number, vehicleId: number): string {
  return `${holderId} ${vehicleId}`;
}
