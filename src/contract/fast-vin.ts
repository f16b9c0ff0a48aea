import { z } from 'zod';
import { call, Done, Id, Nothing, text } from './call.ts';
import { Platform } from './fields.ts';
import { PageNumber, PageSize, pageOf, paging, SortOrder } from './page.ts';
import { VehicleType } from './vehicles.ts';

/** How many VINs one account may hand in on one day in Shanghai. */
export const FAST_VIN_DAY_MAX = 20;

/** What has become of a VIN that was handed in to the staff. */
export const fastVinStatus = { open: 0, inWork: 1, answered: 2, notFound: 3 } as const;
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

export const checkHasFastVinGoOnline = call({
  operation: 'checkHasFastVinGoOnline',
  path: '/users/check/hasFastVinGoOnline',
  access: 'session',
  body: Nothing,
  result: FastVinService,
});

const newTask = z.strictObject({ userId, vin: TypedVin, note: z.string().trim().max(200).default('') });

/** 200400 no VIN, 200301 handed in already, 200302 too many today, 200304 the staff takes none in, 200305 on the shop brand. */
export const addFastVinTask = call({
  operation: 'addFastVinTask',
  path: '/api/PAGE_10030',
  access: 'session',
  body: newTask,
  result: FastVinTask,
});

/** The same on the shop brand; 200305 on the main platform. */
export const addFastVinTaskQpzj = call({
  operation: 'addFastVinTaskQpzj',
  path: '/api/PAGE_10031',
  access: 'session',
  body: newTask,
  result: FastVinTask,
});

/** The caller's newest task for a VIN, or null. */
export const findFastVinTask = call({
  operation: 'findFastVinTask',
  path: '/api/PAGE_10032',
  access: 'session',
  body: z.strictObject({ userId, vin: TypedVin }),
  result: z.strictObject({ task: FastVinTask.nullable() }),
});

/** The caller's tasks, the newest first; `search` is found in VIN, note and vehicle. */
export const listFastVinTasks = call({
  operation: 'listFastVinTasks',
  path: '/api/PAGE_10033',
  access: 'session',
  body: z.strictObject({
    userId,
    ...paging,
    status: FastVinStatus.optional(),
    search: z.string().trim().max(80).default(''),
  }),
  result: pageOf(FastVinTask),
});

/** 200303 unless it is the caller's own and still open. */
export const removeFastVinTask = call({
  operation: 'removeFastVinTask',
  path: '/api/PAGE_10034',
  access: 'session',
  body: z.strictObject({ taskId: Id }),
  result: Done,
});

/** What the header asks now and then: whether anything is still to be answered, and the answers that were not seen. */
export const FastVinNews = z.strictObject({
  waitingNum: z.number().int(),
  newsNum: z.number().int(),
  latest: z.null().or(FastVinTask),
});
export type FastVinNews = z.infer<typeof FastVinNews>;

export const getFastVinNews = call({
  operation: 'getFastVinNews',
  path: '/api/PAGE_10035',
  access: 'session',
  body: Nothing,
  result: FastVinNews,
});

/** The caller has seen the answers: to one VIN, or all of them. */
export const seeFastVinNews = call({
  operation: 'seeFastVinNews',
  path: '/api/PAGE_10036',
  access: 'session',
  body: z.strictObject({ vin: TypedVin.optional() }),
  result: Done,
});

/** The page of the back office, and what those may do who hold its actions. */
export const FAST_VIN_PAGE = '/manager/task';

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

export const fastVinTaskList = call({
  operation: 'fastVinTaskList',
  path: '/fastVinTask/list',
  access: FAST_VIN_PAGE,
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
});

export const FastVinEvent = z.strictObject({
  kind: z.enum(['taken', 'released', 'answered', 'notFound', 'reopened']),
  by: z.string().nullable(),
  happenedAt: z.iso.datetime(),
  reason: z.string().nullable(),
  vehicle: BoundVehicle.nullable(),
});
export type FastVinEvent = z.infer<typeof FastVinEvent>;

/** A task with every step that was taken with it, the first step first. */
export const fastVinTaskGet = call({
  operation: 'fastVinTaskGet',
  path: '/fastVinTask/get',
  access: FAST_VIN_PAGE,
  body: z.strictObject({ taskId: Id }),
  result: z.strictObject({ task: StaffTask, events: z.array(FastVinEvent) }),
});

const ofTask = z.strictObject({ taskId: Id });

/** Takes a task that is open, or that a colleague has left lying; 200303 when another was quicker. */
export const fastVinTaskTake = call({
  operation: 'fastVinTaskTake',
  path: '/fastVinTask/take',
  access: `${FAST_VIN_PAGE}:edit`,
  body: ofTask,
  result: StaffTask,
});

/** Puts a task that the caller took back among the open ones. */
export const fastVinTaskRelease = call({
  operation: 'fastVinTaskRelease',
  path: '/fastVinTask/release',
  access: `${FAST_VIN_PAGE}:edit`,
  body: ofTask,
  result: StaffTask,
});

/**
 * Binds the VIN to a vehicle: everyone who searches for it finds that vehicle from then on, and everyone who waits for
 * it is answered. 200303 when another has it in work or has answered it.
 */
export const fastVinTaskBind = call({
  operation: 'fastVinTaskBind',
  path: '/fastVinTask/bind',
  access: `${FAST_VIN_PAGE}:edit`,
  body: z.strictObject({ taskId: Id, vehicleId: Id }),
  result: StaffTask,
});

/** Answers that no vehicle was found, and why. */
export const fastVinTaskNotFound = call({
  operation: 'fastVinTaskNotFound',
  path: '/fastVinTask/notFound',
  access: `${FAST_VIN_PAGE}:edit`,
  body: z.strictObject({ taskId: Id, reason: text(200) }),
  result: StaffTask,
});

/** Takes an answer back that was wrong: the VIN is bound to nothing, and the caller has the task in work. */
export const fastVinTaskReopen = call({
  operation: 'fastVinTaskReopen',
  path: '/fastVinTask/reopen',
  access: `${FAST_VIN_PAGE}:edit`,
  body: ofTask,
  result: StaffTask,
});

/** Whether VINs are taken in. */
export const fastVinServiceGet = call({
  operation: 'fastVinServiceGet',
  path: '/fastVinTask/service',
  access: FAST_VIN_PAGE,
  body: Nothing,
  result: FastVinService,
});

export const fastVinServiceSwitch = call({
  operation: 'fastVinServiceSwitch',
  path: '/fastVinTask/switch',
  access: `${FAST_VIN_PAGE}:edit`,
  body: z.strictObject({ isOn: z.boolean() }),
  result: Done,
});
