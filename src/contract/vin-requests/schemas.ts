import { z } from 'zod';
import { EmptyBody, Id, NoResult, Platform, text } from '../fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from '../page.ts';
import { VehicleType } from '../vehicles/schemas.ts';

export const FastVinStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type FastVinStatus = z.infer<typeof FastVinStatus>;

/** A VIN as it was typed: the server normalises it. */
const TypedVin = text(80);
/** Whose tasks: the session's own, which is also what is meant without it. Any other is refused with 900403. */
const userId = Id.optional();

/** The vehicle that the staff bound a VIN to. */
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
  /** Answered, and the asker has not seen it. */
  isNews: z.boolean(),
});
export type FastVinTask = z.infer<typeof FastVinTask>;

/** Whether VINs are taken in, and when they are answered: Monday to Friday, 9:00 to 18:00 in Shanghai. */
export const FastVinService = z.strictObject({
  /** VINs are taken in. Outside the hours as well: they wait until answersFrom. */
  hasFastVin: z.boolean(),
  /** The staff is at work now. */
  isOnline: z.boolean(),
  /** When the staff is next at work; null while it is. */
  answersFrom: z.iso.datetime({ offset: true }).nullable(),
  /** How many VINs the caller may still hand in today. */
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

/** What the header asks now and then: whether anything is still to be answered, and the answers that were not seen. */
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

/** A task as the staff sees it. */
export const StaffTask = FastVinTask.omit({ isNews: true }).extend({
  platform: Platform,
  askedBy: z.string(),
  companyName: z.string().nullable(),
  takenBy: z.string().nullable(),
  takenAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  /** The caller is the one who took it. */
  isMine: z.boolean(),
});
export type StaffTask = z.infer<typeof StaffTask>;

export const fastVinTaskList = {
  body: z.strictObject({
    pageNum: PageNumber.default(1),
    pageSize: PageSize.default(20),
    /** Those that wait stand first, the oldest of them foremost, unless the age alone is to count. */
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
