import { z } from 'zod';
import { EmptyBody, Id, NoResult, VinText } from '../fields.ts';
import { Part } from '../parts/book-schemas.ts';
import { maintainItemKeys, maintainItems } from './maintain-items.ts';

export const BaseItemCode = z.enum(maintainItems);
export type BaseItemCode = z.infer<typeof BaseItemCode>;

export const ItemKey = z.enum(maintainItemKeys);

/** One and a half times the lifetime of a long-distance tractor. */
const Mileage = z.number().int().min(0).max(3_000_000);
const Fen = z.number().int().min(0).max(2_147_483_647);

const vehicle = { vehicleId: Id, vin: VinText.optional() };
/** Odometer in km, and the day from which months are counted; a future day is refused. */
const reading = { mileage: Mileage, purchaseDate: z.iso.date() };

export const MaintainItem = z.strictObject({
  baseItemCode: BaseItemCode,
  itemKey: ItemKey,
  name: z.string(),
});

/** A material sold by volume or weight. */
export const MaintainAssist = z.strictObject({
  partMaterialsName: z.string(),
  /** Price of one unit; null when the material is a part of the parts book and priced there. */
  unitPriceFen: Fen.nullable(),
  unit: z.enum(['L', 'kg', 'bottle']),
  amount: z.number(),
  remark: z.string(),
});
export type MaintainAssist = z.infer<typeof MaintainAssist>;

/** One job on one item, with its parts, material and hours for this vehicle. */
export const MaintainProject = z.strictObject({
  stdMaintId: Id,
  baseItemCode: BaseItemCode,
  stdMaintTypeName: z.string(),
  /** Kind of cost: 0 parts, 1 a fluid or other material, 2 labour only. */
  maintType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  operate: z.enum(['replace', 'inspect', 'clean', 'rotate', 'adjust', 'topUp', 'grease']),
  /** 1: inspected, and replaced if necessary; 0: always done. */
  checkOrMustFlag: z.union([z.literal(0), z.literal(1)]),
  /** Null: not counted; both null: outside the plan. */
  intervalKm: z.number().int().nullable(),
  intervalMonths: z.number().int().nullable(),
  /** First due, if not after one interval. */
  firstKm: z.number().int().nullable(),
  firstMonths: z.number().int().nullable(),
  /** Fitting rows of the vehicle's parts book; several with one callout are alternatives. */
  partList: z.array(Part),
  maintAssist: MaintainAssist.nullable(),
  /** checkHours: for the inspection alone. */
  maintRepair: z.strictObject({ hours: z.number(), checkHours: z.number() }),
});
export type MaintainProject = z.infer<typeof MaintainProject>;

/** The state of a project at a reading. */
export const MaintainDue = MaintainProject.extend({
  /** Share of the interval used, in km or months, whichever is greater; 1 is due. */
  shareUsed: z.number(),
  /** notDocumented: not due if earlier services were done as planned, but none is recorded. */
  state: z.enum(['good', 'notDocumented', 'dueSoon', 'overdue']),
  by: z.enum(['mileage', 'month']),
  nextMileage: z.number().int().nullable(),
  nextDate: z.iso.date().nullable(),
  lastMileage: z.number().int(),
  lastDate: z.iso.date(),
  /** The last service was recorded by the shop; otherwise it is assumed from the plan. */
  isRecorded: z.boolean(),
});
export type MaintainDue = z.infer<typeof MaintainDue>;

/** Maintenance items due at one interval mark (km or months). */
const Scale = z.strictObject({
  scale: z.number().int(),
  projects: z.array(
    MaintainProject.pick({ stdMaintId: true, baseItemCode: true, stdMaintTypeName: true, checkOrMustFlag: true }),
  ),
});

export const MaintainScales = z.strictObject({
  /** Position of the vehicle on the scale. */
  current: z.number(),
  /** Distance between marks. */
  step: z.number().int(),
  scales: z.array(Scale),
});
export type MaintainScales = z.infer<typeof MaintainScales>;

export const MaintainType = z.enum(['mileage', 'month']);
export type MaintainType = z.infer<typeof MaintainType>;

export const getMaintainItems = {
  body: EmptyBody,
  result: z.array(MaintainItem),
};

export const getMaintainList = {
  body: z.strictObject(vehicle),
  result: z.array(MaintainProject),
};

export const getMaintainCheckList = {
  body: z.strictObject({ ...vehicle, ...reading }),
  result: z.array(MaintainDue),
};

export const getMaintainListByMileage = {
  body: z.strictObject({ ...vehicle, ...reading }),
  result: z.strictObject({ today: z.iso.date(), projects: z.array(MaintainDue) }),
};

export const getMaintainByScale = {
  body: z.strictObject({ ...vehicle, type: MaintainType.default('mileage'), scale: Mileage.min(1) }),
  result: z.array(MaintainProject),
};

export const getMaintainProject = {
  body: z.strictObject(vehicle),
  result: z.array(MaintainProject),
};

const scaleBody = z.strictObject({ ...vehicle, ...reading, baseItemCode: BaseItemCode.optional() });

export const getMileageScale = {
  body: scaleBody,
  result: MaintainScales,
};

export const getMonthScale = {
  body: scaleBody,
  result: MaintainScales,
};

export const getDefaultMaintain = {
  body: z.strictObject(vehicle),
  result: z.strictObject({
    type: MaintainType,
    ...reading,
    isRemembered: z.boolean(),
    /** The account's hourly rate, else its main account's, else a sample. */
    customizeHourCostFen: Fen,
  }),
};

export const saveMaintain = {
  body: z.strictObject({ ...vehicle, ...reading, customizeHourCostFen: Fen.max(10_000_000).optional() }),
  result: NoResult,
};

const DoneRecord = z.strictObject({
  stdMaintId: Id,
  /** Null deletes the record. */
  done: z.strictObject({ mileage: Mileage, date: z.iso.date() }).nullable(),
});

export const saveMaintainRecord = {
  body: z.strictObject({ ...vehicle, records: z.array(DoneRecord).min(1).max(200) }),
  /** The previous records; sending them again is the undo. */
  result: z.strictObject({ before: z.array(DoneRecord) }),
};
