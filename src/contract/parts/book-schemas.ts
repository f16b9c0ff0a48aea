import { z } from 'zod';
import { Id, OeText, VinText } from '../fields.ts';
import { PartPrice } from '../prices/schemas.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { Vehicle, VehicleType } from '../vehicles/schemas.ts';

/** The vehicle's own make where a caller says it: another make's is refused with 900404. */
export const BrandCode = z.string().max(40).optional();

/** A node of the parts tree: system, assembly, standard part. Ids are unique over the three levels of one answer. */
export const PartTreeNode = z.strictObject({
  id: z.string(),
  pId: z.string().nullable(),
  level: z.number().int().min(1).max(3),
  leaf: z.boolean(),
  name: z.string(),
  /** The assembly in this vehicle's parts book; on levels 2 and 3. */
  vehAssyId: Id.nullable(),
  stdAssyId: z.string(),
  get children() {
    return z.array(PartTreeNode);
  },
});
export type PartTreeNode = z.infer<typeof PartTreeNode>;

export const getPartTreeData = {
  body: z.strictObject({
    vehicleId: Id,
    vehicleTypeCode: VehicleType,
    vin: VinText.optional(),
    partNum: z.number().int().optional(),
    vinPartNum: z.number().int().optional(),
  }),
  result: z.array(PartTreeNode),
};

/** Why a row of the parts book is not for this vehicle. */
export const Misfit = z.strictObject({
  field: z.enum(['gearboxType', 'drivenType', 'cfgLevel', 'produced', 'serial']),
  /** What the row is for: a code, or a half-open span `from..to` with either end left out. */
  wanted: z.string(),
});

export const Part = z.strictObject({
  oeId: Id,
  /** As the brand displays it. */
  oe: z.string(),
  /** The key: upper case, letters and digits only. */
  searchOe: z.string(),
  oeName: z.string(),
  stdPartCode: z.string(),
  stdPartId: Id,
  stdPartName: z.string(),
  priceBrandId: Id,
  brandCode: z.string(),
  brandName: z.string(),
  /** The callout on the drawing. */
  orderNo: z.string(),
  partCount: z.number(),
  unit: z.string(),
  partRemark: z.string(),
  flags: z.string(),
  /** 0 when the row is not for this vehicle: then misfits say why. */
  curVehFlag: z.union([z.literal(0), z.literal(1)]),
  misfits: z.array(Misfit),
  /** The numbers, as displayed, that have taken this one's place or can stand for it: the latest first. */
  oeReplaceTwos: z.array(z.string()),
  isDiscontinued: z.boolean(),
});
export type Part = z.infer<typeof Part>;

export const getTreeNodePartData = {
  /** partGroupId is the vehAssyId of a node of the vehicle's tree; left out, it is the first of them. */
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partGroupId: Id.optional(), vin: VinText.optional() }),
  result: z.strictObject({
    vehAssyId: Id,
    assemblyName: z.string(),
    drawingId: Id.nullable(),
    partsList: z.array(Part),
  }),
};

/** A row of the parts book with the assembly that it stands on. */
export const BookPart = Part.extend({ vehAssyId: Id, assemblyName: z.string() });
export type BookPart = z.infer<typeof BookPart>;

/** A place on a drawing, in the pixels of a picture 700 high: x is `left,right`, y is `top,bottom`. */
export const Hotspot = z.strictObject({
  orderNo: z.string(),
  x: z.string(),
  y: z.string(),
  kind: z.enum(['callout', 'part']),
});
export type Hotspot = z.infer<typeof Hotspot>;

export const getImageInfo = {
  body: z.strictObject({ drawingId: Id }),
  result: z.strictObject({
    drawingId: Id,
    svg: z.string(),
    width: z.number(),
    height: z.number(),
    partPicHotspotList: z.array(Hotspot),
  }),
};

/** Search inside a vehicle by part name (slang, pinyin, initials) or OE number. */
export const PartHit = z.strictObject({
  part: Part,
  vehAssyId: Id,
  assemblyName: z.string(),
  /** The rule that found it. */
  rule: z.enum(['oe', 'exact', 'alias', 'normalised', 'pinyin', 'initials', 'contains', 'oneEdit']),
});
export type PartHit = z.infer<typeof PartHit>;

export const searchPartByNameOrOe = {
  body: z.strictObject({ vehicleId: Id, text: z.string().trim().min(1).max(60), vin: VinText.optional() }),
  result: z.array(PartHit),
};

export const Replacement = z.strictObject({
  oeId: Id,
  oe: z.string(),
  searchOe: z.string(),
  priceBrandId: Id,
  brandName: z.string(),
  oeName: z.string(),
  /** How far from the number asked for: older below 0, newer above. */
  step: z.number().int(),
  kind: z.enum(['self', 'replaced', 'interchangeable', 'split', 'merged']),
  dated: z.iso.date().nullable(),
  note: z.string(),
  isDiscontinued: z.boolean(),
  /** The number to order today. */
  isCurrent: z.boolean(),
});
export type Replacement = z.infer<typeof Replacement>;

export const getReplaceData = {
  body: z.strictObject({ brandId: Id, oe: OeText, provinceCode: ProvinceCode }),
  result: z.strictObject({ chain: z.array(Replacement), prices: z.array(PartPrice) }),
};

/** One group of vehicles that a number fits, for the where-used panel. */
export const AdapterVehicle = Vehicle.pick({
  brandId: true,
  brandName: true,
  familyId: true,
  familyName: true,
  groupId: true,
  groupName: true,
  vehicleTypeCode: true,
}).extend({ yearFrom: z.number().int(), yearTo: z.number().int().nullable() });
export type AdapterVehicle = z.infer<typeof AdapterVehicle>;

export const getAdapterVehicle = {
  /** 100100 where the make has no such number, or brandCode is another make's than brandId. */
  body: z.strictObject({ oe: OeText, brandId: Id, brandCode: BrandCode }),
  /** isStandard: hardware that fits everything, left out of where-used. */
  result: z.strictObject({ vehicleList: z.array(AdapterVehicle), isStandard: z.boolean() }),
};
