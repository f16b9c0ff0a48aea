import { z } from 'zod';
import { EmptyBody, Id, IdempotencyKey, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

/** What a lookup is taken for: switching the price province, opening a vehicle's parts or its configuration. */
export const ChargeReason = z.enum(['province', 'parts', 'config']);
export type ChargeReason = z.infer<typeof ChargeReason>;

/** What a lookup is taken from, in the order of use. */
export const ChargeSource = z.enum(['free', 'daily', 'count']);
export type ChargeSource = z.infer<typeof ChargeSource>;

export const Charge = z.strictObject({
  isCharged: z.boolean(),
  /** Null where nothing was taken. */
  source: ChargeSource.nullable(),
  /** Lookups of the class that are left now, from all three sources. */
  remaining: z.number().int(),
});
export type Charge = z.infer<typeof Charge>;

/** 0 experience (free lookups alone), 1 daily limit, 2 count. */
const ServiceKind = z.literal([0, 1, 2]);
const Count = z.number().int().min(0);
/** 000000 while a package has something left, else what lookups are refused with once the free ones are used up. */
const PassengerStatus = z.enum(['000000', '500501', '500502', '500503', '500504']);
const CommercialStatus = z.enum(['000000', '500601', '500602', '500603', '500604']);

/** What is left of each class, in the specification's names; the sums are those of the ledger. */
export const Deduct = z.strictObject({
  /** Passenger: free today, a day's limit of the packages and what is used of it, left of count packages and their total. */
  pacFree: Count,
  dayLimitNum: Count,
  dayUsedNum: Count,
  canUseNum: Count,
  maxLimitNum: Count,
  userType: ServiceKind,
  /** When the last package ends that still holds, or ended last; null where there never was one. */
  pacExpTime: z.iso.datetime().nullable(),
  pacStatus: PassengerStatus,
  /** Commercial: free today, left today of daily packages, left of count packages, their total and what is used of it. */
  covFree: Count,
  covDaily: Count,
  covRemain: Count,
  covTotal: Count,
  covUsed: Count,
  covUserType: ServiceKind,
  covExpTime: z.iso.datetime().nullable(),
  covStatus: CommercialStatus,
  /** A sub account that draws on its main account's quota. */
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
    /** What was looked up, such as a vehicle's id. */
    subject: text(80),
    operationId: IdempotencyKey,
  }),
  result: Charge,
};

export const listOpenVehicles = {
  body: EmptyBody,
  result: z.array(z.strictObject({ vehicleId: Id, vehicleTypeCode: VehicleType, until: z.iso.datetime() })),
};

/** One lookup that was taken: who, what, why, from which package, when. */
export const LedgerRow = z.strictObject({
  ledgerId: z.number().int().positive(),
  chargedAt: z.iso.datetime(),
  userId: Id,
  username: z.string(),
  userRealname: z.string().nullable(),
  vehicleTypeCode: VehicleType,
  reason: ChargeReason,
  /** A province's code, or a vehicle's id. */
  subject: z.string(),
  /** The province's or the vehicle's name; null where it is gone from the catalogue. */
  subjectName: z.string().nullable(),
  source: ChargeSource,
  packageId: Id.nullable(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const listLedger = {
  body: z.strictObject({
    ...paging,
    vehicleTypeCode: VehicleType.optional(),
    reason: ChargeReason.optional(),
    /** One of the company's; another's has no rows. */
    userId: Id.optional(),
    fromDate: z.iso.date().optional(),
    /** This day too. */
    toDate: z.iso.date().optional(),
  }),
  result: pageOf(LedgerRow).extend({
    /** Whose rows there may be: the account, and a main account's sub accounts. */
    users: z.array(z.strictObject({ userId: Id, username: z.string(), userRealname: z.string().nullable() })),
  }),
};
