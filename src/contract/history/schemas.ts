import { z } from 'zod';
import { Id, NoResult, text } from '../fields.ts';
import { Vehicle } from '../vehicles/schemas.ts';
import { OE_PARAM_MAX, SYNC_CHANGES_MAX, VIN_TAIL_MIN } from './rules.ts';

/** Fixed length, so that moments can be compared as text. */
const Moment = z.iso.datetime({ precision: 3 });

/**
 * The marks of an entry. Each has the time of its last change, so that devices converge in whatever order they sync:
 * the latest change wins.
 */
const marks = {
  usedAt: Moment,
  isPinned: z.boolean().default(false),
  /** Time of the last pinning or unpinning; null: never. */
  pinnedAt: Moment.nullable().default(null),
  isRemoved: z.boolean().default(false),
  /** Time of the last removal or restoration; null: never. A later use restores it. */
  removedAt: Moment.nullable().default(null),
};
const Marks = z.strictObject(marks);
export type HistoryMarks = z.output<typeof Marks>;

/** A use of a vehicle; another VIN makes it another entry. */
const VehicleUse = z.strictObject({ vehicleId: Id, vin: z.string().trim().min(1).max(17).nullable(), ...marks });
export type VehicleUse = z.output<typeof VehicleUse>;

export const VehicleHistory = Vehicle.pick({
  vehicleId: true,
  vehicleTypeCode: true,
  brandName: true,
  familyName: true,
  vehicleName: true,
}).extend({ vin: z.string().nullable(), ...Marks.omit({ isRemoved: true, removedAt: true }).shape });
export type VehicleHistory = z.output<typeof VehicleHistory>;

const Search = z.string().trim().max(60).default('');

export const saveHist = {
  body: VehicleUse,
  result: NoResult,
};

export const getHist = {
  /** Matches the VIN, and brand, family and vehicle name in both languages. */
  body: z.strictObject({ search: Search }),
  result: z.array(VehicleHistory),
};

export const getHistByVin = {
  body: z.strictObject({ vin: z.string().trim().min(VIN_TAIL_MIN).max(40) }),
  result: z.array(VehicleHistory),
};

export const syncHist = {
  body: z.strictObject({ changes: z.array(VehicleUse).max(SYNC_CHANGES_MAX) }),
  result: z.array(VehicleHistory),
};

/** A search for one number, or several separated by commas. */
const OeUse = z.strictObject({ param: text(OE_PARAM_MAX), ...marks });
export type OeUse = z.output<typeof OeUse>;

export const OeHistory = z.strictObject({
  param: z.string(),
  ...Marks.omit({ isRemoved: true, removedAt: true }).shape,
});
export type OeHistory = z.output<typeof OeHistory>;

export const saveHistOe = {
  body: OeUse,
  result: NoResult,
};

export const getHistOe = {
  body: z.strictObject({ search: Search }),
  result: z.array(OeHistory),
};

export const syncHistOe = {
  body: z.strictObject({ changes: z.array(OeUse).max(SYNC_CHANGES_MAX) }),
  result: z.array(OeHistory),
};

export const saveHistoryOe = {
  body: z.strictObject({ userId: Id, param: text(OE_PARAM_MAX) }),
  result: NoResult,
};
