import { z } from 'zod';
import { EmptyBody, fen, Id, text } from '../fields.ts';
import { platforms } from '../platform.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/** Vehicle class of a package's lookups: passenger, commercial, or the same number of each. */
export const PackageClass = z.enum(['C', 'B', 'both']);
/** Lookups per day, lookups in total, or the e-commerce price service (no lookups). */
export const PackageKind = z.enum(['daily', 'count', 'retail']);

export const PriceFen = fen(1, 100_000_000);

/** A package on sale. Changing it does not change existing purchases. */
export const Package = z.object({
  packageId: Id,
  packageName: text(40),
  packageNameEn: z.string().max(60),
  vehicleClass: PackageClass,
  kind: PackageKind,
  /** Lookups per day or in total; unused for the e-commerce price service. */
  amount: z.number().int().min(1).max(1_000_000),
  /** Days of validity after payment. */
  days: z.number().int().min(1).max(3660),
  priceFen: PriceFen,
  formerPriceFen: PriceFen.nullable(),
  platform: z.enum(['all', ...platforms]),
  isOnSale: z.boolean(),
  /** Each account can buy it once (a trial). */
  isOnce: z.boolean(),
  packageOrder: z.number().int().min(0).max(9999),
  description: z.string().max(400),
  descriptionEn: z.string().max(400),
});
export type Package = z.infer<typeof Package>;

/** A package as shown to a buyer, in the buyer's language. */
export const Offer = z.strictObject({
  packageId: Id,
  packageName: z.string(),
  description: z.string(),
  vehicleClass: PackageClass,
  kind: PackageKind,
  amount: z.number().int(),
  days: z.number().int(),
  priceFen: z.number().int(),
  formerPriceFen: z.number().int().nullable(),
  isOnce: z.boolean(),
  isBought: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

/** An account's lookups of one class in the last 30 days, including today. */
export const LookupUsage = z.strictObject({
  lookups: z.number().int().min(0),
  /** Days with at least one lookup. */
  activeDays: z.number().int().min(0),
  /** The most lookups on one day. */
  peakDay: z.number().int().min(0),
});
export type LookupUsage = z.infer<typeof LookupUsage>;

export const purchasePackageList = {
  body: EmptyBody,
  result: z.strictObject({
    packages: z.array(Offer),
    usage: z.strictObject({ C: LookupUsage, B: LookupUsage }),
    /** False when no payment is configured: packages are shown but cannot be bought. */
    isPayable: z.boolean(),
  }),
};

export const OwnedPackage = z.strictObject({
  /** Id of the owned package, not of the package on sale. */
  heldId: Id,
  /** Its name when it was bought; null when it was not bought. */
  packageName: z.string().nullable(),
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  amount: z.number().int(),
  /** In total for a counted package, today for a daily one. */
  used: z.number().int(),
  startsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['notBegun', 'running', 'usedUp', 'ended']),
  /** The code of its purchase, `demo`, or another source. */
  origin: z.string(),
});
export type OwnedPackage = z.infer<typeof OwnedPackage>;

export const ownedPackageList = {
  body: EmptyBody,
  result: z.strictObject({ rows: z.array(OwnedPackage), isShared: z.boolean() }),
};

/** Description of the e-commerce price service, and the account's state. */
const RetailState = z.strictObject({
  description: z.string(),
  isActive: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  /** The free trial is still available. */
  canTry: z.boolean(),
  trialDays: z.number().int(),
});

export const getRetailDesc = {
  body: EmptyBody,
  result: RetailState,
};

export const saveRetail = {
  body: EmptyBody,
  result: RetailState,
};
