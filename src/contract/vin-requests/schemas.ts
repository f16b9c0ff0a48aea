import { z } from 'zod';
import { EmptyBody, Id, NoResult, Platform, text } from '../fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

export const FastVinStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type FastVinStatus = z.infer<typeof FastVinStatus>;

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

export const FastVinTask = z.strictObject({
  taskId: Id,
  vin: z.string(),
  note: z.string(),
  status: FastVinStatus,
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  vehicle: BoundVehicle.nullable(),
  /** Why no vehicle was found. */
  reason: z.string().nullable(),
  /** Answered, but not yet seen by the user. */
  isNews: z.boolean(),
});
export type FastVinTask = z.infer<typeof FastVinTask>;

/** Whether requests are accepted, and the staff's hours: Monday to Friday, 9:00 to 18:00 in Asia/Shanghai. */
export const FastVinService = z.strictObject({
  /** Requests are accepted; outside the hours they wait until answersFrom. */
  hasFastVin: z.boolean(),
  /** Now is within the staff's hours. */
  isOnline: z.boolean(),
  /** When the staff's hours begin; null during them. */
  answersFrom: z.iso.datetime({ offset: true }).nullable(),
  /** Requests that the caller may still make today. */
  leftToday: z.number().int(),
});
export type FastVinService = z.infer<typeof FastVinService>;

export const checkHasFastVinGoOnline = {
  body: EmptyBody,
  result: FastVinService,
};

const newTask = z.strictObject({ userId, vin: TypedVin, note: z.string().trim().max(200).default('') });

export const addFastVinTask = {
  body: newTask,
  result: FastVinTask,
};

export const addFastVinTaskQpzj = {
  body: newTask,
  result: FastVinTask,
};

export const findFastVinTask = {
  body: z.strictObject({ userId, vin: TypedVin }),
  result: z.strictObject({ task: FastVinTask.nullable() }),
};

export const listFastVinTasks = {
  body: z.strictObject({
    userId,
    ...paging,
    status: FastVinStatus.optional(),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(FastVinTask),
};

export const removeFastVinTask = {
  body: z.strictObject({ taskId: Id }),
  result: NoResult,
};

/** Polled by the header: open requests, and answers not yet seen. */
export const FastVinNews = z.strictObject({
  waitingNum: z.number().int(),
  newsNum: z.number().int(),
  latest: z.null().or(FastVinTask),
});
export type FastVinNews = z.infer<typeof FastVinNews>;

export const getFastVinNews = {
  body: EmptyBody,
  result: FastVinNews,
};

export const seeFastVinNews = {
  body: z.strictObject({ vin: TypedVin.optional() }),
  result: NoResult,
};

/** A request as staff see it. */
export const StaffTask = FastVinTask.omit({ isNews: true }).extend({
  platform: Platform,
  askedBy: z.string(),
  companyName: z.string().nullable(),
  takenBy: z.string().nullable(),
  takenAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  /** Taken by the caller. */
  isMine: z.boolean(),
});
export type StaffTask = z.infer<typeof StaffTask>;

export const fastVinTaskList = {
  body: z.strictObject({
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(20),
    /** waiting: open ones first, oldest first. */
    sortBy: z.enum(['waiting', 'createdAt']).default('waiting'),
    orderBy: SortOrder.default('desc'),
    status: FastVinStatus.optional(),
    platform: Platform.optional(),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(StaffTask),
};

export const FastVinEvent = z.strictObject({
  kind: z.enum(['taken', 'released', 'answered', 'notFound', 'reopened']),
  by: z.string().nullable(),
  happenedAt: z.iso.datetime(),
  reason: z.string().nullable(),
  vehicle: BoundVehicle.nullable(),
});
export type FastVinEvent = z.infer<typeof FastVinEvent>;

export const fastVinTaskGet = {
  body: z.strictObject({ taskId: Id }),
  result: z.strictObject({ task: StaffTask, events: z.array(FastVinEvent) }),
};

const ofTask = z.strictObject({ taskId: Id });

export const fastVinTaskTake = {
  body: ofTask,
  result: StaffTask,
};

export const fastVinTaskRelease = {
  body: ofTask,
  result: StaffTask,
};

export const fastVinTaskBind = {
  body: z.strictObject({ taskId: Id, vehicleId: Id }),
  result: StaffTask,
};

export const fastVinTaskNotFound = {
  body: z.strictObject({ taskId: Id, reason: text(200) }),
  result: StaffTask,
};

export const fastVinTaskReopen = {
  body: ofTask,
  result: StaffTask,
};

export const fastVinServiceGet = {
  body: EmptyBody,
  result: FastVinService,
};

export const fastVinServiceSwitch = {
  body: z.strictObject({ isOn: z.boolean() }),
  result: NoResult,
};
