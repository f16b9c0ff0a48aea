import { z } from 'zod';
import { Id } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { fitCountSources, fitReportStatuses } from './rules.ts';

export const FitCountSource = z.enum(fitCountSources);
export type FitCountSource = z.infer<typeof FitCountSource>;

/** Inclusive, in Asia/Shanghai. A return counts on the day of the last change of its line. */
const period = { from: z.iso.date().optional(), to: z.iso.date().optional() };

/** The reports or returned lines of a number on a vehicle for one reason. */
const subject = {
  source: FitCountSource,
  /** The kind of the reports, or the return reason. */
  reason: z.string().max(40),
  /** The number without spaces and dashes. */
  searchOe: z.string().max(80),
  brandId: Id.nullable(),
  /** Null: the order has no vehicle. */
  vehicleId: Id.nullable(),
};

export const FitCount = z.strictObject({
  ...subject,
  oe: z.string(),
  partName: z.string(),
  vehicleName: z.string(),
  num: z.number().int(),
  companyNum: z.number().int(),
  latestAt: z.iso.datetime(),
});
export type FitCount = z.infer<typeof FitCount>;

export const fitCountList = {
  body: z.strictObject({
    ...paging,
    ...period,
    source: FitCountSource.optional(),
    /** Part of a number, a part or a vehicle. */
    search: z.string().trim().max(80).default(''),
  }),
  /** The most frequent first. */
  result: pageOf(FitCount),
};

/** A report or a returned line that a figure counts. */
export const FitCountRow = z.strictObject({
  id: Id,
  at: z.iso.datetime(),
  username: z.string(),
  companyName: z.string().nullable(),
  vin: z.string().nullable(),
  note: z.string(),
  /** Of a report. */
  status: z.enum(fitReportStatuses).nullable(),
  /** Of a returned line. */
  orderName: z.string().nullable(),
});
export type FitCountRow = z.infer<typeof FitCountRow>;

export const fitCountRows = {
  body: z.strictObject({ ...paging, ...period, ...subject }),
  /** The newest first. */
  result: pageOf(FitCountRow),
};
