import { z } from 'zod';
import { EmptyBody, Id, text } from '../fields.ts';
import { platforms } from '../platform.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/** Whose lookups a package gives: passenger, commercial, or as many of each. The e-commerce price service has none. */
export const PackageClass = z.enum(['C', 'B', 'both']);
/** Lookups a day, lookups in all, or the e-commerce price service, which counts nothing. */
export const PackageKind = z.enum(['daily', 'count', 'retail']);

/** Fen. */
export const PriceFen = z.number().int().min(1).max(100_000_000);

/** What is for sale. A change here never changes an order that stands. */
export const Package = z.object({
  packageId: Id,
  packageName: text(40),
  packageNameEn: z.string().max(60),
  vehicleClass: PackageClass,
  kind: PackageKind,
  /** Lookups a day or in all; not counted of the e-commerce price service. */
  amount: z.number().int().min(1).max(1_000_000),
  /** Holds for so many days from when it was paid. */
  days: z.number().int().min(1).max(3660),
  priceFen: PriceFen,
  formerPriceFen: PriceFen.nullable(),
  platform: z.enum(['all', ...platforms]),
  isOnSale: z.boolean(),
  /** An account buys it once: a trial. */
  isOnce: z.boolean(),
  packageOrder: z.number().int().min(0).max(9999),
  description: z.string().max(400),
  descriptionEn: z.string().max(400),
});
export type Package = z.infer<typeof Package>;

/** A package as a buyer sees it: in the buyer's language, and whether it was bought where that goes once only. */
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

/** What an account looked up of one class in the last 30 days, today among them. */
export const LookupUse = z.strictObject({
  lookups: z.number().int().min(0),
  /** Days with at least one lookup. */
  activeDays: z.number().int().min(0),
  /** The most on one day. */
  peakDay: z.number().int().min(0),
});
export type LookupUse = z.infer<typeof LookupUse>;

export const purchasePackageList = {
  body: EmptyBody,
  result: z.strictObject({
    packages: z.array(Offer),
    use: z.strictObject({ C: LookupUse, B: LookupUse }),
    /** False where no payment is set up: there is something to see and nothing to pay with. */
    isPayable: z.boolean(),
  }),
};

export const OwnedPackage = z.strictObject({
  /** Of the package as it is held, not of the one that was for sale. */
  heldId: Id,
  /** As it was called when it was bought; null for one that came another way. */
  packageName: z.string().nullable(),
  vehicleClass: VehicleType,
  kind: z.enum(['daily', 'count']),
  amount: z.number().int(),
  /** Of a counted package in all, of a daily one today. */
  used: z.number().int(),
  startsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['notBegun', 'running', 'usedUp', 'ended']),
  /** The order that it was bought with, `demo`, or another word for where it came from. */
  origin: z.string(),
});
export type OwnedPackage = z.infer<typeof OwnedPackage>;

export const ownedPackageList = {
  body: EmptyBody,
  result: z.strictObject({ rows: z.array(OwnedPackage), isShared: z.boolean() }),
};

/** What the e-commerce price service is, and how the account stands to it. */
const RetailState = z.strictObject({
  description: z.string(),
  isActive: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  /** The free days may still be had. */
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
