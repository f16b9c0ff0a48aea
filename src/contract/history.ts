import { z } from 'zod';
import { call, Done, Id, text } from './call.ts';
import { Vehicle } from './vehicles.ts';

/** What an account keeps of each history: pinned entries first, then the newest. */
export const HISTORY_KEPT = 100;
/** A longer list of numbers is not kept. */
export const OE_PARAM_MAX = 4_000;
/** Changes in one sync: what a device kept, and what it removed. */
const CHANGES_MAX = 300;

/** Of one length, so that moments compare as text. */
const Moment = z.iso.datetime({ precision: 3 });

/**
 * What is kept of an entry beside what it is. Each mark has the moment of its last change, so that two devices come to
 * the same whichever tells first: the newest change of each mark wins.
 */
const marks = {
  usedAt: Moment,
  isPinned: z.boolean().default(false),
  /** When the pin was set or taken off; null while it never was. */
  pinnedAt: Moment.nullable().default(null),
  isRemoved: z.boolean().default(false),
  /** When it was removed or brought back; null while it never was. Use after a removal brings it back. */
  removedAt: Moment.nullable().default(null),
};
const Marks = z.strictObject(marks);
export type HistoryMarks = z.output<typeof Marks>;

/** A vehicle that was opened; with another VIN it is another car. */
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

/** Keeps one use or one change of its marks. 900404 for a vehicle that is not in the catalogue. */
export const saveHist = call({
  operation: 'saveHist',
  path: '/hist/save',
  access: 'session',
  body: VehicleUse,
  result: Done,
});

export const getHist = call({
  operation: 'getHist',
  path: '/hist/get',
  access: 'session',
  /** Found in the VIN, and in brand, family and vehicle in either language. */
  body: z.strictObject({ search: Search }),
  result: z.array(VehicleHistory),
});

/** Merges what a device kept while it was alone, and gives what there is now. Vehicles that are gone are left out. */
export const syncHist = call({
  operation: 'syncHist',
  path: '/hist/sync',
  access: 'session',
  body: z.strictObject({ changes: z.array(VehicleUse).max(CHANGES_MAX) }),
  result: z.array(VehicleHistory),
});

/** A search for one number, or for several parted by commas. */
const OeUse = z.strictObject({ param: text(OE_PARAM_MAX), ...marks });
export type OeUse = z.output<typeof OeUse>;

export const OeHistory = z.strictObject({
  param: z.string(),
  ...Marks.omit({ isRemoved: true, removedAt: true }).shape,
});
export type OeHistory = z.output<typeof OeHistory>;

export const saveHistOe = call({
  operation: 'saveHistOe',
  path: '/hist/oe/save',
  access: 'session',
  body: OeUse,
  result: Done,
});

export const getHistOe = call({
  operation: 'getHistOe',
  path: '/hist/oe/get',
  access: 'session',
  body: z.strictObject({ search: Search }),
  result: z.array(OeHistory),
});

export const syncHistOe = call({
  operation: 'syncHistOe',
  path: '/hist/oe/sync',
  access: 'session',
  body: z.strictObject({ changes: z.array(OeUse).max(CHANGES_MAX) }),
  result: z.array(OeHistory),
});

/** Keeps a search of now. The user is the session's own; 900403 for any other. */
export const saveHistoryOe = call({
  operation: 'saveHistoryOe',
  path: '/api/PAGE_20103',
  access: 'session',
  body: z.strictObject({ userId: Id, param: text(OE_PARAM_MAX) }),
  result: Done,
});

/** What two accounts of one entry come to: of each mark the newer change. */
export function mergeMarks(one: HistoryMarks, other: HistoryMarks): HistoryMarks {
  const pin = later(one.pinnedAt, other.pinnedAt) ? one : other;
  const removal = later(one.removedAt, other.removedAt) ? one : other;
  return {
    usedAt: one.usedAt > other.usedAt ? one.usedAt : other.usedAt,
    isPinned: pin.isPinned,
    pinnedAt: pin.pinnedAt,
    isRemoved: removal.isRemoved,
    removedAt: removal.removedAt,
  };
}

/** Whether an entry is to be shown: it was not removed, or has been used since. */
export function isKept({ isRemoved, removedAt, usedAt }: HistoryMarks): boolean {
  return !isRemoved || removedAt === null || usedAt > removedAt;
}

/** What never happened is before everything. */
function later(moment: string | null, other: string | null): boolean {
  return (moment ?? '') > (other ?? '');
}
