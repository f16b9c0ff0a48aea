import { z } from 'zod';
import { EmptyBody, Id, NoResult, Platform, text } from '../fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

export const VinRequestStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type VinRequestStatus = z.infer<typeof VinRequestStatus>;

/** A VIN as typed; the server normalises it. */
const TypedVin = text(80);
/** The session's own user id; 900403 for any other. */
const userId = Id.optional();

/** The vehicle that staff assigned to a VIN. */
export const BoundVehicle = z.strictObject({
  vehicleId: Id,
  vehicleTypeCode: VehicleType,
  brandName: z.string(),
  familyName: z.string(),
  vehicleName: z.string(),
});
export type BoundVehicle = z.infer<typeof BoundVehicle>;

export const VinRequest = z.strictObject({
  taskId: Id,
  vin: z.string(),
  note: z.string(),
  status: VinRequestStatus,
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  vehicle: BoundVehicle.nullable(),
  /** Reason for an answer without a vehicle. */
  reason: z.string().nullable(),
  /** Answered, but not yet seen by the user. */
  isNews: z.boolean(),
});
export type VinRequest = z.infer<typeof VinRequest>;

/** State of the service and the staff's hours: Monday to Friday, 9:00 to 18:00 in Asia/Shanghai. */
export const VinRequestService = z.strictObject({
  /** Requests are accepted; outside the hours they wait until answersFrom. */
  hasFastVin: z.boolean(),
  /** Now is within the staff's hours. */
  isOnline: z.boolean(),
  /** Start of the staff's next hours; null during them. */
  answersFrom: z.iso.datetime({ offset: true }).nullable(),
  /** Requests that the caller may still make today. */
  leftToday: z.number().int(),
});
export type VinRequestService = z.infer<typeof VinRequestService>;

export const checkHasFastVinGoOnline = {
  body: EmptyBody,
  result: VinRequestService,
};

const newRequestBody = z.strictObject({ userId, vin: TypedVin, note: z.string().trim().max(200).default('') });

export const addFastVinTask = {
  body: newRequestBody,
  result: VinRequest,
};

export const addFastVinTaskQpzj = {
  body: newRequestBody,
  result: VinRequest,
};

export const findFastVinTask = {
  body: z.strictObject({ userId, vin: TypedVin }),
  result: z.strictObject({ task: VinRequest.nullable() }),
};

export const listFastVinTasks = {
  body: z.strictObject({
    userId,
    ...paging,
    status: VinRequestStatus.optional(),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(VinRequest),
};

export const removeFastVinTask = {
  body: z.strictObject({ taskId: Id }),
  result: NoResult,
};

/** Polled by the header: open requests, and answers not yet seen. */
export const VinRequestNews = z.strictObject({
  waitingNum: z.number().int(),
  newsNum: z.number().int(),
  latest: z.null().or(VinRequest),
});
export type VinRequestNews = z.infer<typeof VinRequestNews>;

export const getFastVinNews = {
  body: EmptyBody,
  result: VinRequestNews,
};

export const seeFastVinNews = {
  body: z.strictObject({ vin: TypedVin.optional() }),
  result: NoResult,
};

/** A request as staff see it. */
export const StaffVinRequest = VinRequest.omit({ isNews: true }).extend({
  platform: Platform,
  requestedBy: z.string(),
  companyName: z.string().nullable(),
  takenBy: z.string().nullable(),
  takenAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  /** Taken by the caller. */
  isMine: z.boolean(),
});
export type StaffVinRequest = z.infer<typeof StaffVinRequest>;

export const fastVinTaskList = {
  body: z.strictObject({
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(10),
    /** waiting: open ones first, oldest first. */
    sortBy: z.enum(['waiting', 'createdAt']).default('waiting'),
    orderBy: SortOrder.default('desc'),
    status: VinRequestStatus.optional(),
    platform: Platform.optional(),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(StaffVinRequest),
};

export const VinRequestEvent = z.strictObject({
  kind: z.enum(['taken', 'released', 'answered', 'notFound', 'reopened']),
  by: z.string().nullable(),
  happenedAt: z.iso.datetime(),
  reason: z.string().nullable(),
  vehicle: BoundVehicle.nullable(),
});
export type VinRequestEvent = z.infer<typeof VinRequestEvent>;

export const fastVinTaskGet = {
  body: z.strictObject({ taskId: Id }),
  result: z.strictObject({ task: StaffVinRequest, events: z.array(VinRequestEvent) }),
};

const requestBody = z.strictObject({ taskId: Id });

export const fastVinTaskTake = {
  body: requestBody,
  result: StaffVinRequest,
};

export const fastVinTaskRelease = {
  body: requestBody,
  result: StaffVinRequest,
};

export const fastVinTaskBind = {
  body: z.strictObject({ taskId: Id, vehicleId: Id }),
  result: StaffVinRequest,
};

export const fastVinTaskNotFound = {
  body: z.strictObject({ taskId: Id, reason: text(200) }),
  result: StaffVinRequest,
};

export const fastVinTaskReopen = {
  body: requestBody,
  result: StaffVinRequest,
};

export const fastVinServiceGet = {
  body: EmptyBody,
  result: VinRequestService,
};

export const fastVinServiceSwitch = {
  body: z.strictObject({ isOn: z.boolean() }),
  result: NoResult,
};
