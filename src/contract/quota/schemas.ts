import { z } from 'zod';
import { EmptyBody, Id, IdempotencyKey, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/**
 * Reason of a charge: switching the price province, comparing a number's prices in every province, or opening a vehicle's
 * parts or configuration.
 */
export const ChargeReason = z.enum(['province', 'provinces', 'parts', 'config']);
export type ChargeReason = z.infer<typeof ChargeReason>;

/** Source of a charge, in the order of use. */
export const ChargeSource = z.enum(['free', 'daily', 'count']);
export type ChargeSource = z.infer<typeof ChargeSource>;

export const Charge = z.strictObject({
  isCharged: z.boolean(),
  /** Null: nothing was charged. */
  source: ChargeSource.nullable(),
  /** Lookups of the class left, from all sources. */
  remaining: z.number().int(),
});
export type Charge = z.infer<typeof Charge>;

/** 0 free lookups only, 1 daily limit, 2 counted. */
const ServiceKind = z.literal([0, 1, 2]);
const Count = z.number().int().min(0);
/** 000000 while a package has lookups left, otherwise the code of the refusal after the free ones. */
const PassengerStatus = z.enum(['000000', '500501', '500502', '500503', '500504']);
const CommercialStatus = z.enum(['000000', '500601', '500602', '500603', '500604']);

/** Lookups left by class, in the specification's names; the sums match the ledger. */
export const Deduct = z.strictObject({
  /** Passenger: free today; daily limit of the packages and its use; left of counted packages and their total. */
  pacFree: Count,
  dayLimitNum: Count,
  dayUsedNum: Count,
  canUseNum: Count,
  maxLimitNum: Count,
  userType: ServiceKind,
  /** End of the package that ends last, or ended last; null: never had one. */
  pacExpTime: z.iso.datetime().nullable(),
  pacStatus: PassengerStatus,
  /** Commercial: free today; left today of daily packages; left, total and used of counted packages. */
  covFree: Count,
  covDaily: Count,
  covRemain: Count,
  covTotal: Count,
  covUsed: Count,
  covUserType: ServiceKind,
  covExpTime: z.iso.datetime().nullable(),
  covStatus: CommercialStatus,
  /** A sub account that shares its main account's quota. */
  isShared: z.boolean(),
});
export type Deduct = z.infer<typeof Deduct>;

export const getDeduct = {
  body: EmptyBody,
  result: Deduct,
};

export const updateDeduct = {
  body: z.strictObject({
    vehicleTypeCode: VehicleType,
    reason: ChargeReason,
    /** Id of the looked-up object, such as a vehicle id. */
    subject: text(80),
    operationId: IdempotencyKey,
  }),
  result: Charge,
};

export const listOpenVehicles = {
  body: EmptyBody,
  result: z.array(z.strictObject({ vehicleId: Id, vehicleTypeCode: VehicleType, until: z.iso.datetime() })),
};

export const listOpenNumbers = {
  body: EmptyBody,
  result: z.array(z.strictObject({ searchOe: z.string(), until: z.iso.datetime() })),
};

/** Reason of a ledger row: that of a charge, or the refund of a purchase, which withdraws what is left of it. */
export const LedgerReason = z.enum([...ChargeReason.options, 'refund']);
export type LedgerReason = z.infer<typeof LedgerReason>;

/** What a ledger row was taken from: a refund also withdraws days of the e-commerce price service. */
export const LedgerSource = z.enum([...ChargeSource.options, 'retail']);
export type LedgerSource = z.infer<typeof LedgerSource>;

/** One charged lookup, or a refund: what it withdrew from one holder. */
export const LedgerRow = z.strictObject({
  /** Negative for a refund. */
  ledgerId: z.number().int(),
  chargedAt: z.iso.datetime(),
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  /** Null for a refund of both classes that withdrew no lookups. */
  vehicleTypeCode: VehicleType.nullable(),
  reason: LedgerReason,
  /** A province code, the key of a number, a vehicle id, or the code of a refunded purchase. */
  subject: z.string(),
  /** Name of the province, vehicle or package, or the number's key; null: no longer in the catalogue. */
  subjectName: z.string().nullable(),
  source: LedgerSource,
  packageId: Id.nullable(),
  /** 1 for a charge; the lookups that a refund withdrew, of a daily package per day, or the days of the e-commerce price service. */
  amount: Count,
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const listLedger = {
  body: z.strictObject({
    ...paging,
    vehicleTypeCode: VehicleType.optional(),
    reason: LedgerReason.optional(),
    /** An account of the company; any other has no rows. */
    userId: Id.optional(),
    fromDate: z.iso.date().optional(),
    /** Inclusive. */
    toDate: z.iso.date().optional(),
  }),
  result: pageOf(LedgerRow).extend({
    /** The accounts whose rows may be listed. */
    users: z.array(z.strictObject({ userId: Id, username: z.string(), userRealname: z.string().nullable() })),
  }),
};

/** What an account, a company or a network was given of the catalogue on a day. */
export const CatalogueUseRow = z.strictObject({
  catalogueUseId: Id,
  day: z.iso.date(),
  kind: z.enum(['account', 'company', 'network']),
  /** The account, or the last one of the company or network. */
  userId: Id,
  username: z.string(),
  /** The last address. */
  address: z.string(),
  vehicles: z.number().int(),
  numbers: z.number().int(),
  /** Numbers whose prices were given. */
  prices: z.number().int(),
  rowsGiven: z.number().int(),
  /** Captchas that were solved. */
  captchas: z.number().int(),
  /** captcha: beyond the first bound of a day; refused: beyond the second. */
  state: z.enum(['normal', 'captcha', 'refused']),
  updatedAt: z.iso.datetime(),
});
export type CatalogueUseRow = z.infer<typeof CatalogueUseRow>;

export const catalogueUseList = {
  body: z.strictObject({
    ...paging,
    /** A part of the user name or address. */
    search: z.string().trim().max(80).default(''),
    kind: CatalogueUseRow.shape.kind.optional(),
    from: z.iso.date().optional(),
    /** Inclusive. */
    to: z.iso.date().optional(),
  }),
  result: pageOf(CatalogueUseRow),
};
