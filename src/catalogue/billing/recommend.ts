import type { LookupUsage, Offer } from '../../contract/billing/schemas.ts';
import { FREE_LOOKUPS_PER_DAY } from '../../contract/quota/rules.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';

export type UsageByClass = Readonly<Record<VehicleType, LookupUsage>>;

export type FreeLookups = Readonly<Record<VehicleType, number>>;
const defaultFree: FreeLookups = { C: FREE_LOOKUPS_PER_DAY, B: FREE_LOOKUPS_PER_DAY };

/** The usage of a class and its cheapest package; null where the free lookups are enough. */
export interface Advice {
  vehicleClass: VehicleType;
  usage: LookupUsage;
  packageId: number | null;
  /** The cost of 30 days of this usage with the package, in fen; 0 without one. */
  monthFen: number;
}

const MONTH_DAYS = 30;

/** The cheapest package for the last 30 days of each class in use. One-time trials are left out. */
export function recommend(
  offers: readonly Offer[],
  usageByClass: UsageByClass,
  freeByClass: FreeLookups = defaultFree,
): Advice[] {
  return (['C', 'B'] as const).flatMap((vehicleClass): Advice[] => {
    const usage = usageByClass[vehicleClass];
    if (usage.lookups === 0) return [];
    // Without a package no day can exceed the free lookups: a day that reached them may have needed more.
    const freePerDay = freeByClass[vehicleClass];
    if (usage.peakDay < freePerDay) return [{ vehicleClass, usage, packageId: null, monthFen: 0 }];
    const usesBoth = usageByClass.C.lookups > 0 && usageByClass.B.lookups > 0;
    const [best] = offers
      .filter(
        (offer) =>
          !offer.isOnce && (offer.vehicleClass === vehicleClass || (usesBoth && offer.vehicleClass === 'both')),
      )
      .map((offer) => ({ offer, cost: monthCostFen(offer, usage, freePerDay) }))
      .filter(({ cost }) => Number.isFinite(cost))
      .sort((one, other) => one.cost - other.cost || one.offer.priceFen - other.offer.priceFen);
    return best === undefined
      ? []
      : [{ vehicleClass, usage, packageId: best.offer.packageId, monthFen: Math.round(best.cost) }];
  });
}

/**
 * The cost of 30 days of this usage with a package, in fen. A counted package ends with its lookups or its days; a daily
 * one must cover the busiest day together with the free lookups, otherwise the cost is infinite.
 */
export function monthCostFen(
  { kind, amount, days, priceFen }: Offer,
  { lookups, peakDay }: LookupUsage,
  freePerDay = FREE_LOOKUPS_PER_DAY,
): number {
  if (kind === 'count') return priceFen * Math.max(MONTH_DAYS / days, lookups / amount);
  if (kind === 'daily' && amount + freePerDay >= peakDay) return (priceFen * MONTH_DAYS) / days;
  return Number.POSITIVE_INFINITY;
}
