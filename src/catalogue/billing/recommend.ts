import type { LookupUsage, Offer } from '../../contract/billing/schemas.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../contract/quota/rules.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';

export type Use = Readonly<Record<VehicleType, LookupUsage>>;

/** How a class was used, and the package that would have cost least for it; null where the free lookups do. */
export interface Advice {
  vehicleClass: VehicleType;
  use: LookupUsage;
  packageId: number | null;
}

const MONTH_DAYS = 30;

/** What suits the last 30 days, for each class that was used. Trials suit nobody for long and are left out. */
export function recommend(offers: readonly Offer[], use: Use): Advice[] {
  return (['C', 'B'] as const).flatMap((vehicleClass): Advice[] => {
    const its = use[vehicleClass];
    if (its.lookups === 0) return [];
    // Without a package the busiest day stops at the free lookups: one that reached them may have wanted more.
    if (its.peakDay < FREE_LOOKUPS_PER_DAY) return [{ vehicleClass, use: its, packageId: null }];
    const isBothUsed = use.C.lookups > 0 && use.B.lookups > 0;
    const [best] = offers
      .filter(
        (offer) =>
          !offer.isOnce && (offer.vehicleClass === vehicleClass || (isBothUsed && offer.vehicleClass === 'both')),
      )
      .map((offer) => ({ offer, cost: monthCostFen(offer, its) }))
      .filter(({ cost }) => Number.isFinite(cost))
      .sort((one, other) => one.cost - other.cost || one.offer.priceFen - other.offer.priceFen);
    return best === undefined ? [] : [{ vehicleClass, use: its, packageId: best.offer.packageId }];
  });
}

/**
 * What 30 days of this use cost with a package, in fen. A counted one lasts until its lookups or its days are over; a
 * daily one must be enough for the busiest day, beside the free lookups.
 */
export function monthCostFen({ kind, amount, days, priceFen }: Offer, { lookups, peakDay }: LookupUsage): number {
  if (kind === 'count') return priceFen * Math.max(MONTH_DAYS / days, lookups / amount);
  if (kind === 'daily' && amount + FREE_LOOKUPS_PER_DAY >= peakDay) return (priceFen * MONTH_DAYS) / days;
  return Number.POSITIVE_INFINITY;
}
