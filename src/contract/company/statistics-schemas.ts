import { z } from 'zod';
import { Username } from '../account/user-schemas.ts';
import { countDays } from '../days/calendar-days.ts';
import { Id } from '../fields.ts';
import { ChargeReason } from '../quota/schemas.ts';
import { VehicleType } from '../vehicles/schemas.ts';
import { STATISTICS_DAYS_MAX } from './rules.ts';

const Count = z.number().int().min(0);
const byClass = { C: Count, B: Count };

/** Charged lookups by vehicle class. */
export const UseStatistics = z.strictObject({
  /** Every day of the period in Asia/Shanghai, oldest first, including days without lookups. */
  days: z.array(z.strictObject({ day: z.iso.date(), ...byClass })),
  /** Every account of the company, most lookups first. */
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
  /** The ten most opened vehicles. */
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

export const getUseStatistics = {
  body: z
    .strictObject({ from: z.iso.date(), to: z.iso.date(), userId: Id.optional() })
    .refine(({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= STATISTICS_DAYS_MAX, {
      path: ['to'],
      message: `must be from 0 to ${STATISTICS_DAYS_MAX - 1} days after the first`,
    }),
  result: UseStatistics,
};
