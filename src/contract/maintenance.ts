import { z } from 'zod';
import { call, Done, Id, Nothing } from './call.ts';
import { VinText } from './fields.ts';
import { BaseItemCode, MaintainItemKey } from './maintain-items.ts';
import { Part } from './parts.ts';

/** A long-distance tractor's whole life, and half as much again. */
const Mileage = z.number().int().min(0).max(3_000_000);
const Fen = z.number().int().min(0).max(2_147_483_647);

const vehicle = { vehicleId: Id, vin: VinText.optional() };
/** What the odometer shows today, in km, and the day from which months are counted; it is refused in the future. */
const reading = { mileage: Mileage, purchaseDate: z.iso.date() };

export const MaintainItem = z.strictObject({
  baseItemCode: BaseItemCode,
  itemKey: MaintainItemKey,
  name: z.string(),
});

/** A material that is bought by the litre or kilogram. */
export const MaintainAssist = z.strictObject({
  partMaterialsName: z.string(),
  /** Of one unit; null where the parts book has a number for it, which then stands in the part list with its price. */
  unitPriceFen: Fen.nullable(),
  unit: z.enum(['L', 'kg', 'bottle']),
  amount: z.number(),
  remark: z.string(),
});
export type MaintainAssist = z.infer<typeof MaintainAssist>;

/** One project: what is done to one item, with its parts, material and hours for this vehicle. */
export const MaintainProject = z.strictObject({
  stdMaintId: Id,
  baseItemCode: BaseItemCode,
  stdMaintTypeName: z.string(),
  /** Where its cost comes from: 0 parts, 1 a fluid or other material, 2 work alone. */
  maintType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  operate: z.enum(['replace', 'inspect', 'clean', 'rotate', 'adjust', 'topUp', 'grease']),
  /** 1 is inspected, and replaced if it must be; 0 is done whatever its state. */
  checkOrMustFlag: z.union([z.literal(0), z.literal(1)]),
  /** null is not counted; both null stands outside the plan. */
  intervalKm: z.number().int().nullable(),
  intervalMonths: z.number().int().nullable(),
  /** When it falls due for the first time, where that is not after one interval. */
  firstKm: z.number().int().nullable(),
  firstMonths: z.number().int().nullable(),
  /** Rows of the vehicle's own parts book that fit it; several at one callout are alternatives. */
  partList: z.array(Part),
  maintAssist: MaintainAssist.nullable(),
  /** checkHours is what looking at it alone takes. */
  maintRepair: z.strictObject({ hours: z.number(), checkHours: z.number() }),
});
export type MaintainProject = z.infer<typeof MaintainProject>;

/** Where a project stands at a reading. */
export const MaintainDue = MaintainProject.extend({
  /** 1 is a whole interval, in kilometres or months, whichever is further on. */
  shareUsed: z.number(),
  state: z.enum(['good', 'dueSoon', 'overdue']),
  by: z.enum(['mileage', 'month']),
  nextMileage: z.number().int().nullable(),
  nextDate: z.iso.date().nullable(),
  lastMileage: z.number().int(),
  lastDate: z.iso.date(),
  /** The shop recorded when it was last done; otherwise that is taken from the plan. */
  isRecorded: z.boolean(),
});
export type MaintainDue = z.infer<typeof MaintainDue>;

/** What falls due at one mark of a scale, in km or in months. */
const Scale = z.strictObject({
  scale: z.number().int(),
  projects: z.array(
    MaintainProject.pick({ stdMaintId: true, baseItemCode: true, stdMaintTypeName: true, checkOrMustFlag: true }),
  ),
});

export const MaintainScales = z.strictObject({
  /** Where the vehicle stands on the scale. */
  current: z.number(),
  /** From one mark to the next. */
  step: z.number().int(),
  scales: z.array(Scale),
});
export type MaintainScales = z.infer<typeof MaintainScales>;

export const MaintainType = z.enum(['mileage', 'month']);
export type MaintainType = z.infer<typeof MaintainType>;

export const getMaintainItems = call({
  operation: 'getMaintainItems',
  path: '/api/PAGE_30001',
  access: 'session',
  body: Nothing,
  result: z.array(MaintainItem),
});

/** The whole plan of a vehicle. 700101, as of every call on a plan, where its group has none. */
export const getMaintainList = call({
  operation: 'getMaintainList',
  path: '/api/PAGE_30002',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject(vehicle),
  result: z.array(MaintainProject),
});

/** What is to be looked at, and where each of it stands. */
export const getMaintainCheckList = call({
  operation: 'getMaintainCheckList',
  path: '/api/PAGE_30003',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ ...vehicle, ...reading }),
  result: z.array(MaintainDue),
});

/** The plan at a reading, the furthest on first. */
export const getMaintainListByMileage = call({
  operation: 'getMaintainListByMileage',
  path: '/api/PAGE_30004',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ ...vehicle, ...reading }),
  result: z.strictObject({ today: z.iso.date(), projects: z.array(MaintainDue) }),
});

/** What falls due at a mark of the mileage (km) or month scale. */
export const getMaintainByScale = call({
  operation: 'getMaintainByScale',
  path: '/api/PAGE_30005',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ ...vehicle, type: MaintainType.default('mileage'), scale: Mileage.min(1) }),
  result: z.array(MaintainProject),
});

/** What can be added to the plan: projects of the vehicle's class that stand outside it. */
export const getMaintainProject = call({
  operation: 'getMaintainProject',
  path: '/api/PAGE_30006',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject(vehicle),
  result: z.array(MaintainProject),
});

const scaleBody = z.strictObject({ ...vehicle, ...reading, baseItemCode: BaseItemCode.optional() });

/** The marks around a reading, in km, each with what falls due there; of one item where one is named. */
export const getMileageScale = call({
  operation: 'getMileageScale',
  path: '/api/PAGE_30007',
  access: 'session',
  charge: 'parts',
  body: scaleBody,
  result: MaintainScales,
});

/** The same in months since the purchase. */
export const getMonthScale = call({
  operation: 'getMonthScale',
  path: '/api/PAGE_30008',
  access: 'session',
  charge: 'parts',
  body: scaleBody,
  result: MaintainScales,
});

/** What the screen begins with: what the account said of this vehicle last, or else a guess by its age. */
export const getDefaultMaintain = call({
  operation: 'getDefaultMaintain',
  path: '/api/PAGE_30009',
  access: 'session',
  body: z.strictObject(vehicle),
  result: z.strictObject({
    type: MaintainType,
    ...reading,
    isRemembered: z.boolean(),
    /** The shop's own price of an hour: of the account, else of its main account, else a sample. */
    customizeHourCostFen: Fen,
  }),
});

/** Remembers a reading for a vehicle (and its VIN), and the account's price of an hour. */
export const saveMaintain = call({
  operation: 'saveMaintain',
  path: '/api/PAGE_30010',
  access: 'session',
  body: z.strictObject({ ...vehicle, ...reading, customizeHourCostFen: Fen.max(10_000_000).optional() }),
  result: Done,
});

const Record = z.strictObject({
  stdMaintId: Id,
  /** null forgets that it was done. */
  done: z.strictObject({ mileage: Mileage, date: z.iso.date() }).nullable(),
});

/** Records when projects were last done on a vehicle. */
export const saveMaintainRecord = call({
  operation: 'saveMaintainRecord',
  path: '/api/PAGE_30011',
  access: 'session',
  body: z.strictObject({ ...vehicle, records: z.array(Record).min(1).max(200) }),
  /** What stood before, to be sent again by whoever undoes it. */
  result: z.strictObject({ before: z.array(Record) }),
});
