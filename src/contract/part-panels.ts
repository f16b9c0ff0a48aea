import { z } from 'zod';
import { call, Done, Id, text } from './call.ts';
import { OeText, VinText } from './fields.ts';
import { BookPart, BrandCode, Hotspot, Part, PartHit } from './parts.ts';
import { ProvinceCode } from './provinces.ts';

/** Wear parts and what else a shop asks for most, of one vehicle. */
export const getCommonPartList = call({
  operation: 'getCommonPartList',
  path: '/api/PAGE_20020',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, vin: VinText.optional() }),
  result: z.strictObject({ partsList: z.array(BookPart) }),
});

/** together: usually changed in the same job; oneTime: must be new each time; otherSide: the same part on the other side. */
/** In the order in which they are listed. */
export const PART_RELATIONS = ['together', 'oneTime', 'otherSide'] as const;
export const PartRelation = z.enum(PART_RELATIONS);
export type PartRelation = z.infer<typeof PartRelation>;

export const getRelationPartList = call({
  operation: 'getRelationPartList',
  path: '/api/PAGE_20021',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ vehicleId: Id, partGroupId: Id, oeId: Id, vin: VinText.optional() }),
  result: z.array(z.strictObject({ relation: PartRelation, part: BookPart })),
});

export const getVehiclePartByName = call({
  operation: 'getVehiclePartByName',
  path: '/api/PAGE_20022',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partName: text(60), vin: VinText.optional() }),
  result: z.array(PartHit),
});

/** 100100 where the vehicle has no such number: then a name is tried. */
export const getVehiclePartByOe = call({
  operation: 'getVehiclePartByOe',
  path: '/api/PAGE_20023',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({
    vehicleId: Id,
    brandCode: BrandCode,
    oe: OeText,
    provinceCode: ProvinceCode,
    vin: VinText.optional(),
  }),
  result: z.array(PartHit),
});

/** The ten zones of a car in which an accident leaves its marks. */
export const CrashPosition = z.enum([
  'frontLeft',
  'front',
  'frontRight',
  'midLeft',
  'midRight',
  'top',
  'bottom',
  'backLeft',
  'back',
  'backRight',
]);
export type CrashPosition = z.infer<typeof CrashPosition>;

/** 100100 when no part of the vehicle stands in these zones. */
export const getCrashPartList = call({
  operation: 'getCrashPartList',
  path: '/api/PAGE_20024',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({
    vehicleId: Id,
    brandCode: BrandCode,
    positions: z.array(CrashPosition).min(1).max(10),
    vin: VinText.optional(),
  }),
  result: z.strictObject({ partsList: z.array(BookPart.extend({ positions: z.array(CrashPosition) })) }),
});

/** A picture of one part, 700 high, as SVG: a sample drawing in the demo catalogue. */
export const getPartImage = call({
  operation: 'getPartImage',
  path: '/api/PAGE_20025',
  method: 'GET',
  media: 'image/svg+xml',
  access: 'session',
  body: z.strictObject({ oeId: z.string().regex(/^[1-9]\d{0,8}$/), brandCode: z.string().max(40) }),
  result: z.string(),
});

const Neighbour = z.strictObject({ vehAssyId: Id, assemblyName: z.string() }).nullable();

/** One assembly as a picture with its parts, and the assemblies before and after it in the tree. */
export const getAssemblyParts = call({
  operation: 'getAssemblyParts',
  path: '/api/PAGE_20026',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partGroupId: Id, vin: VinText.optional() }),
  result: z.strictObject({
    vehAssyId: Id,
    assemblyName: z.string(),
    drawingId: Id.nullable(),
    partPicHotspotList: z.array(Hotspot),
    /** picUrl is null where there is no picture of the part. */
    partsList: z.array(Part.extend({ aftBrandName: z.string(), picUrl: z.string().nullable() })),
    previous: Neighbour,
    next: Neighbour,
  }),
});

/** The word that a user looked for, and what it led to: staff see which words the catalogue does not know. */
export const trackPartName = call({
  operation: 'trackPartName',
  path: '/api/PAGE_20027',
  access: 'session',
  body: z.strictObject({
    partName: text(60),
    vehicleId: Id.optional(),
    /** The standard part that was picked, if any. */
    stdPartId: Id.optional(),
    found: z.number().int().min(0).max(100_000),
  }),
  result: Done,
});

/** A number with what hangs on it: replacements, aftermarket numbers, vehicles. */
export const PartGraph = z.strictObject({
  nodes: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['oe', 'aftermarket', 'family']),
      label: z.string(),
      note: z.string(),
      isAsked: z.boolean(),
    }),
  ),
  edges: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      kind: z.enum(['replaced', 'interchangeable', 'split', 'merged', 'aftermarket', 'fits']),
    }),
  ),
  /** How many numbers and vehicle families were left out: a picture has only so much room. */
  leftOut: z.number().int(),
});
export type PartGraph = z.infer<typeof PartGraph>;

export const getPartGraph = call({
  operation: 'getPartGraph',
  path: '/api/PAGE_20028',
  access: 'session',
  isSealed: true,
  body: z.strictObject({ oe: OeText, brandId: Id }),
  result: PartGraph,
});
