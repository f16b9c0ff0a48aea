import { z } from 'zod';
import { Id, IdInQuery, OeText, VinText } from '../fields.ts';
import { PartPrice } from '../prices/schemas.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { Vehicle, VehicleType } from '../vehicles/schemas.ts';
import { Fit } from './fit-schemas.ts';

/** The vehicle's make, if sent: 900404 for another make. */
export const BrandCode = z.string().max(40).optional();

/** A node of the parts tree: system, assembly, standard part. Ids are unique in one result. */
export const PartTreeNode = z.strictObject({
  id: z.string(),
  pId: z.string().nullable(),
  level: z.number().int().min(1).max(3),
  leaf: z.boolean(),
  name: z.string(),
  /** The assembly in this vehicle's parts book; levels 2 and 3 only. */
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

/** A system of the parts tree and its first assembly. */
export const VehicleSystem = z.strictObject({
  name: z.string(),
  stdAssyId: z.string(),
  vehAssyId: Id,
  assemblyNum: z.number().int(),
});
export type VehicleSystem = z.infer<typeof VehicleSystem>;

export const getVehicleSystems = {
  body: z.strictObject({ vehicleId: Id, vehicleTypeCode: VehicleType }),
  result: z.array(VehicleSystem),
};

export const Part = z.strictObject({
  oeId: Id,
  /** As the brand prints it. */
  oe: z.string(),
  /** Search key: upper case, letters and digits only. */
  searchOe: z.string(),
  oeName: z.string(),
  stdPartCode: z.string(),
  stdPartId: Id,
  stdPartName: z.string(),
  priceBrandId: Id,
  brandCode: z.string(),
  brandName: z.string(),
  /** Callout on the drawing. */
  orderNo: z.string(),
  /** 0: as many as the work takes. */
  partCount: z.number(),
  unit: z.string(),
  partRemark: z.string(),
  flags: z.string(),
  /** 0: the number does not fit this vehicle. */
  curVehFlag: z.union([z.literal(0), z.literal(1)]),
  fit: Fit,
  /** Numbers that replace this one or can be used instead, as printed, latest first. */
  oeReplaceTwos: z.array(z.string()),
  /**
   * The numbers to order instead, at the end of the replacement chain, as printed; several after a split. None: the number is
   * current or, if it is discontinued, has no successor.
   */
  successors: z.array(z.string()),
  isDiscontinued: z.boolean(),
});
export type Part = z.infer<typeof Part>;

export const getTreeNodePartData = {
  /** partGroupId is the vehAssyId of a tree node; the first one by default. */
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partGroupId: Id.optional(), vin: VinText.optional() }),
  result: z.strictObject({
    vehAssyId: Id,
    assemblyName: z.string(),
    drawingId: Id.nullable(),
    partsList: z.array(Part),
  }),
};

/** A row of the parts book with its assembly. */
export const BookPart = Part.extend({ vehAssyId: Id, assemblyName: z.string() });
export type BookPart = z.infer<typeof BookPart>;

/**
 * A hotspot of a drawing, in pixels of a picture 700 high, whatever its size; x is `left,right`, y is `top,bottom`. A point
 * has one number in each.
 */
export const Hotspot = z.strictObject({
  orderNo: z.string(),
  x: z.string(),
  y: z.string(),
  kind: z.enum(['callout', 'part']),
});
export type Hotspot = z.infer<typeof Hotspot>;

/** Scans of any format are stored as WebP. */
export const DrawingMediaType = z.enum(['image/svg+xml', 'image/webp']);
export type DrawingMediaType = z.infer<typeof DrawingMediaType>;

export const getImageInfo = {
  /** The vehicle in whose parts book the drawing is: 900404 for any other drawing. */
  body: z.strictObject({ drawingId: Id, vehicleId: Id }),
  result: z.strictObject({
    drawingId: Id,
    mediaType: DrawingMediaType,
    /** Null for a scan, which is the result of getDrawingImage. */
    svg: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    partPicHotspotList: z.array(Hotspot),
  }),
};

/** In base64. */
export const getDrawingImage = {
  body: z.strictObject({ drawingId: IdInQuery, vehicleId: IdInQuery }),
  result: z.strictObject({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
};

/** A part found by name (slang, pinyin, initials) or OE number. */
export const PartHit = z.strictObject({
  part: Part,
  vehAssyId: Id,
  assemblyName: z.string(),
  /** The rule that matched. */
  rule: z.enum(['oe', 'exact', 'alias', 'normalised', 'pinyin', 'initials', 'contains', 'oneEdit', 'within']),
});
export type PartHit = z.infer<typeof PartHit>;

/** The result of 300341: a part that the catalogue knows and the vehicle does not have. */
export const AbsentPart = z.strictObject({
  stdPartCode: z.string(),
  stdPartName: z.string(),
  /** Of the vehicle's book, nearest first. */
  assemblies: z.array(z.strictObject({ vehAssyId: Id, assemblyName: z.string() })),
});
export type AbsentPart = z.infer<typeof AbsentPart>;

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
  /** Distance from the requested number: negative is older, positive newer. */
  step: z.number().int(),
  kind: z.enum(['self', 'replaced', 'interchangeable', 'split', 'merged']),
  dated: z.iso.date().nullable(),
  note: z.string(),
  isDiscontinued: z.boolean(),
  /** The number to order now. */
  isCurrent: z.boolean(),
});
export type Replacement = z.infer<typeof Replacement>;

export const getReplaceData = {
  body: z.strictObject({ brandId: Id, oe: OeText, provinceCode: ProvinceCode }),
  result: z.strictObject({ chain: z.array(Replacement), prices: z.array(PartPrice) }),
};

/** A group of vehicles that a number fits. */
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
  /** 100100 when the make has no such number, or brandCode is another make's. */
  body: z.strictObject({ oe: OeText, brandId: Id, brandCode: BrandCode }),
  /** isStandard: fits everything, such as a standard screw; no vehicles are listed. */
  result: z.strictObject({ vehicleList: z.array(AdapterVehicle), isStandard: z.boolean() }),
};
