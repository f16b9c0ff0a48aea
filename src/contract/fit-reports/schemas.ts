import { z } from 'zod';
import { EmptyBody, Id, IdempotencyKey, IdInQuery, NoResult, OeText, Platform, text, VinText } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { FitField } from '../parts/fit-schemas.ts';
import { VehicleType } from '../vehicles/schemas.ts';
import { fitReportKinds, fitReportStatuses } from './rules.ts';

export { fitCountList, fitCountRows } from './count-schemas.ts';

export const FitReportKind = z.enum(fitReportKinds);
export const FitReportStatus = z.enum(fitReportStatuses);

/** Where a report corrects the fit for its company: for its VIN, or for every look-up of the vehicle. */
export const FitScope = z.enum(['vin', 'vehicle']);
export type FitScope = z.infer<typeof FitScope>;

const Note = z.string().trim().max(500);

/** A report as the reporter and the accounts of the same company see it. */
export const FitReport = z.strictObject({
  fitReportId: Id,
  kind: FitReportKind,
  status: FitReportStatus,
  createdAt: z.iso.datetime(),
  vehicleId: Id,
  vehicleTypeCode: VehicleType,
  vehicleName: z.string(),
  vin: z.string().nullable(),
  oe: z.string(),
  brandId: Id,
  partName: z.string(),
  vehAssyId: Id,
  assemblyName: z.string(),
  /** Callout on the drawing. */
  orderNo: z.string(),
  note: z.string(),
  /** Null where the report corrects nothing, or no longer. */
  correction: FitScope.nullable(),
  isWithdrawn: z.boolean(),
  /** The staff's answer; empty without one. */
  answer: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  /** What the reporter added to the answer `needsMore`. */
  reply: z.string(),
  /** Answered, but not yet seen by the reporter. */
  isNews: z.boolean(),
  /** The reporter alone sees the photo and may add to the report. */
  isOwn: z.boolean(),
  hasPhoto: z.boolean(),
  reportedBy: z.string(),
});
export type FitReport = z.infer<typeof FitReport>;

export const reportFit = {
  body: z.strictObject({
    vehicleId: Id,
    vin: VinText.optional(),
    /** The number and its price brand, as on a part row and on an order line. */
    oe: OeText,
    brandId: Id,
    /** The row that it was reported from; any row with the number without them. */
    vehAssyId: Id.optional(),
    orderNo: z.string().trim().max(40).optional(),
    kind: FitReportKind,
    /** Required for `other`. */
    note: Note.default(''),
    /** Corrects the fit for every look-up of the vehicle, not only for the VIN. */
    isForVehicle: z.boolean().default(false),
    operationId: IdempotencyKey.optional(),
  }),
  result: FitReport,
};

export const addFitReportPhoto = {
  body: z.strictObject({ fitReportId: Id }),
  result: NoResult,
};

const File = z.strictObject({ fileName: z.string(), mediaType: z.string(), content: z.string() });

export const getFitReportPhoto = {
  body: z.strictObject({ fitReportId: IdInQuery }),
  /** In base64. */
  result: File,
};

export const listFitReports = {
  body: z.strictObject({
    ...paging,
    status: FitReportStatus.optional(),
    /** Also those of the company's other accounts. */
    isCompany: z.boolean().default(false),
    /** Part of a number, VIN, part or vehicle. */
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(FitReport),
};

export const withdrawFitReport = {
  body: z.strictObject({ fitReportId: Id }),
  result: FitReport,
};

export const replyToFitReport = {
  body: z.strictObject({ fitReportId: Id, reply: text(500) }),
  result: FitReport,
};

/** Polled by the header: answers that the reporter has not seen. */
export const FitReportNews = z.strictObject({
  waitingNum: z.number().int(),
  newsNum: z.number().int(),
  latest: z.null().or(FitReport),
});
export type FitReportNews = z.infer<typeof FitReportNews>;

export const getFitReportNews = {
  body: EmptyBody,
  result: FitReportNews,
};

export const seeFitReportAnswers = {
  body: EmptyBody,
  result: NoResult,
};

/** A report as the staff lists it. */
export const StaffFitReport = z.object({
  fitReportId: Id,
  createdAt: z.iso.datetime(),
  status: FitReportStatus,
  kind: FitReportKind,
  oe: z.string().max(40),
  partName: z.string().max(120),
  vehicleName: z.string().max(300),
  vin: z.string().max(17).nullable(),
  reportedBy: z.string().max(40),
  companyName: z.string().max(80).nullable(),
  platform: Platform,
  note: z.string().max(500),
  hasPhoto: z.boolean(),
  answer: z.string().max(500),
  answeredBy: z.string().max(40).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  reply: z.string().max(500),
});
export type StaffFitReport = z.infer<typeof StaffFitReport>;

/** What the staff decides and answers; `open` is no decision and refused at its field. */
export const FitReportAnswer = z.object({
  status: FitReportStatus,
  answer: text(500),
});

/** Companies that reported or returned a number on the vehicles of a group. */
export const FitCounts = z.strictObject({
  misfit: z.strictObject({ confirmed: z.number().int(), unconfirmed: z.number().int() }),
  fits: z.strictObject({ confirmed: z.number().int(), unconfirmed: z.number().int() }),
  /** Lines of work orders with this number and the return reason `wrongPart`. */
  returns: z.number().int(),
});
export type FitCounts = z.infer<typeof FitCounts>;

/** A row of the parts book with the reported number, as it is now. */
const ReportedRow = z.strictObject({
  assemblyName: z.string(),
  orderNo: z.string(),
  partCount: z.number(),
  partRemark: z.string(),
  /** What the row asks of a vehicle, and what is known of this one; '' if unknown. */
  conditions: z.array(z.strictObject({ field: FitField, wanted: z.string(), vehicle: z.string() })),
  /** The row that was reported. */
  isReported: z.boolean(),
});
export type ReportedRow = z.infer<typeof ReportedRow>;

export const fitReportFacts = {
  body: z.strictObject({ fitReportId: Id }),
  result: z.strictObject({
    vehicleId: Id,
    vehicleTypeCode: VehicleType,
    vehAssyId: Id,
    orderNo: z.string(),
    /** Empty if the catalogue has no such row any more. */
    rows: z.array(ReportedRow),
    counts: FitCounts,
    correction: FitScope.nullable(),
    isWithdrawn: z.boolean(),
  }),
};

export const fitReportPhoto = {
  body: z.strictObject({ fitReportId: IdInQuery }),
  /** In base64. */
  result: File,
};
