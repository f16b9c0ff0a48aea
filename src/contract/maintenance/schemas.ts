import { z } from 'zod';
import { EmptyBody, Id, NoResult, VinText } from '../fields.ts';
import { Part } from '../parts/book-schemas.ts';
import { maintainItemKeys, maintainItems } from './maintain-items.ts';

export const BaseItemCode = z.enum(maintainItems);
export type BaseItemCode = z.infer<typeof BaseItemCode>;

export const ItemKey = z.enum(maintainItemKeys);

/** A long-distance tractor's whole life, and half as much again. */
const Mileage = z.number().int().min(0).max(3_000_000);
const Fen = z.number().int().min(0).max(2_147_483_647);

const vehicle = { vehicleId: Id, vin: VinText.optional() };
/** What the odometer shows today, in km, and the day from which months are counted; it is refused in the future. */
const reading = { mileage: Mileage, purchaseDate: z.iso.date() };

export const MaintainItem = z.strictObject({
  baseItemCode: BaseItemCode,
  itemKey: ItemKey,
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
    /** The shop's own price of an hour: of the account, else of its main account, else a sample. */
    customizeHourCostFen: Fen,
  }),
};

export const saveMaintain = {
  body: z.strictObject({ ...vehicle, ...reading, customizeHourCostFen: Fen.max(10_000_000).optional() }),
  result: NoResult,
};

const Record = z.strictObject({
  stdMaintId: Id,
  /** null forgets that it was done. */
  done: z.strictObject({ mileage: Mileage, date: z.iso.date() }).nullable(),
});

export const saveMaintainRecord = {
  body: z.strictObject({ ...vehicle, records: z.array(Record).min(1).max(200) }),
  /** What stood before, to be sent again by whoever undoes it. */
  result: z.strictObject({ before: z.array(Record) }),
};
