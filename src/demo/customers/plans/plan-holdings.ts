import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { MINUTE_MS, type Timeline } from '../timeline.ts';
import type { Customer } from './plan-accounts.ts';
import type { PurchaseRow } from './plan-purchases.ts';

/** Lookups that an account holds: bought, given for a survey, or allocated from another holding. */
export interface Holding {
  packageId: number;
  holderId: number;
  vehicleClass: 'C' | 'B';
  kind: 'daily' | 'count';
  amount: number;
  startsMs: number;
  expiresMs: number;
  origin: string;
  parentPackageId: number | null;
}

/** The holdings that granted purchases of lookups give. */
export function holdingsOf(purchases: readonly PurchaseRow[], takeId: () => number): Holding[] {
  return purchases.flatMap(({ grantedAt, kind, vehicleClass, amount, days, orderCode, userId }): Holding[] => {
    if (grantedAt == null || kind === 'retail') return [];
    const startsMs = Date.parse(grantedAt);
    const classes = vehicleClass === 'both' ? (['C', 'B'] as const) : [vehicleClass];
    return classes.map((each) => ({
      ...{ packageId: takeId(), holderId: userId, vehicleClass: each, kind, amount, origin: orderCode },
      ...{ startsMs, expiresMs: startsMs + days * DAY_MS, parentPackageId: null },
    }));
  });
}

/** Lookups moved from a main account's holding to a sub account. */
export interface Allocation {
  customer: Customer;
  mainId: number;
  holding: Holding;
  movedMs: number;
}

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  takeId: () => number;
}

/** Few enough lookups are left with a main account to need all of them. */
const AMOUNT_MIN = 20;

/**
 * Allocates a part of the main account's newest holding to each sub account that is to have an allocation. A sub account
 * whose main account has nothing to allocate gets none. Returns the holdings with the amounts that are left of them.
 */
export function allocate(
  { timeline, random, takeId }: Planning,
  bought: readonly Holding[],
  customers: readonly Customer[],
): { holdings: Holding[]; allocations: Allocation[] } {
  const holdings = bought.map((holding) => ({ ...holding }));
  const allocations = customers.flatMap((customer): Allocation[] => {
    const { main, isAllocated, userId, createdMs } = customer;
    if (main === null || !isAllocated) return [];
    const from = holdings.findLast(
      ({ holderId, amount, expiresMs }) =>
        holderId === main.userId && amount >= AMOUNT_MIN && expiresMs > timeline.nowMs,
    );
    if (from === undefined) return [];
    const amount = Math.floor((from.amount * random.between(`allocation/${userId}`, 2, 4)) / 10);
    from.amount -= amount;
    const movedMs = Math.min(Math.max(createdMs, from.startsMs) + 20 * MINUTE_MS, timeline.nowMs);
    const ids = { packageId: takeId(), holderId: userId, parentPackageId: from.packageId };
    return [{ customer, mainId: main.userId, holding: { ...from, ...ids, amount, origin: 'allocation' }, movedMs }];
  });
  return { holdings: [...holdings, ...allocations.map(({ holding }) => holding)], allocations };
}
