import { z } from 'zod';
import { Username } from './account.ts';
import { call, Id } from './call.ts';
import { ChargeReason } from './quota.ts';
import { VehicleType } from './vehicles.ts';

/** The longest span, in days, both ends among them. */
export const STATISTICS_DAYS_MAX = 366;

const Count = z.number().int().min(0);
const byClass = { C: Count, B: Count };
const DAY_MS = 86_400_000;

/** Lookups that were charged, by class. */
export const UseStatistics = z.strictObject({
  /** Every day of the span, of Shanghai, the first first; those without a lookup among them. */
  days: z.array(z.strictObject({ day: z.iso.date(), ...byClass })),
  /** Those who used any, and everyone else of the company, the busiest first. */
  accounts: z.array(
    z.strictObject({
      userId: Id,
      username: Username,
      userRealname: z.string().nullable(),
      isMain: z.boolean(),
      isDisabled: z.boolean(),
      ...byClass,
    }),
  ),
  reasons: z.array(z.strictObject({ reason: ChargeReason, ...byClass })),
  /** The vehicles that were opened most, the first ten. */
  vehicles: z.array(
    z.strictObject({
      vehicleId: Id,
      vehicleTypeCode: VehicleType,
      brandName: z.string(),
      familyName: z.string(),
      vehicleName: z.string(),
      used: Count,
    }),
  ),
});
export type UseStatistics = z.infer<typeof UseStatistics>;

/**
 * Both days count. A main account sees its whole company, or one account of it; a sub account itself alone. 900404 for
 * an account of another company.
 */
export const getUseStatistics = call({
  operation: 'getUseStatistics',
  path: '/company/statistics',
  access: 'session',
  body: z
    .strictObject({ from: z.iso.date(), to: z.iso.date(), userId: Id.optional() })
    .refine(({ from, to }) => spanDays(from, to) >= 1 && spanDays(from, to) <= STATISTICS_DAYS_MAX, {
      path: ['to'],
      message: `must be from 0 to ${STATISTICS_DAYS_MAX - 1} days after the first`,
    }),
  result: UseStatistics,
});

function spanDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}
