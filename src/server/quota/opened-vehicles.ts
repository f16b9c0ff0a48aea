import type { Session } from '../http/request-context.ts';

const MOST_KEPT = 50_000;

/**
 * Vehicles that are paid for, remembered in this process: a row of the ledger is never taken back, so that what was paid
 * stays paid until its time is over, whatever other nodes do.
 */
export function openedVehicles(now: () => number = () => performance.now()) {
  const untilOf = new Map<string, number>();
  return {
    has(holderId: number, vehicleId: number): boolean {
      const until = untilOf.get(keyOf(holderId, vehicleId));
      return until !== undefined && now() < until;
    },
    keep(holderId: number, vehicleId: number, forMs: number): void {
      if (untilOf.size >= MOST_KEPT) for (const [key, until] of untilOf) if (until <= now()) untilOf.delete(key);
      // Forgetting costs a statement each, never a lookup.
      if (untilOf.size >= MOST_KEPT) untilOf.clear();
      untilOf.set(keyOf(holderId, vehicleId), now() + forMs);
    },
  };
}

/** Whose quota a session uses: the main account's where the sub account shares it. */
export function holderOf({ userId, acctLevel, parentId, dctType }: Session): number {
  return acctLevel !== 0 && parentId !== null && dctType % 2 === 1 ? parentId : userId;
}

function keyOf(holderId: number, vehicleId: number): string {
  return `${holderId} ${vehicleId}`;
}
