import { z } from 'zod';
import { Id, IdInQuery, NoResult, OeText, text, VinText } from '../fields.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { BookPart, BrandCode, Hotspot, Part, PartHit } from './book-schemas.ts';
import { PART_RELATIONS } from './rules.ts';

export const getCommonPartList = {
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, vin: VinText.optional() }),
  result: z.strictObject({ partsList: z.array(BookPart) }),
};
export const PartRelation = z.enum(PART_RELATIONS);
export type PartRelation = z.infer<typeof PartRelation>;

export const getRelationPartList = {
  body: z.strictObject({ vehicleId: Id, partGroupId: Id, oeId: Id, vin: VinText.optional() }),
  result: z.array(z.strictObject({ relation: PartRelation, part: BookPart })),
};

export const getVehiclePartByName = {
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partName: text(60), vin: VinText.optional() }),
  result: z.array(PartHit),
};

export const getVehiclePartByOe = {
  body: z.strictObject({
    vehicleId: Id,
    brandCode: BrandCode,
    oe: OeText,
    provinceCode: ProvinceCode,
    vin: VinText.optional(),
  }),
  result: z.array(PartHit),
};

/** The zones of a car in the accident view. */
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

export const getCrashPartList = {
  body: z.strictObject({
    vehicleId: Id,
    brandCode: BrandCode,
    positions: z.array(CrashPosition).min(1).max(10),
    vin: VinText.optional(),
  }),
  result: z.strictObject({ partsList: z.array(BookPart.extend({ positions: z.array(CrashPosition) })) }),
};

export const getPartImage = {
  body: z.strictObject({ oeId: IdInQuery, brandCode: z.string().max(40), vehicleId: IdInQuery }),
  result: z.string(),
};

const Neighbour = z.strictObject({ vehAssyId: Id, assemblyName: z.string() }).nullable();

export const getAssemblyParts = {
  body: z.strictObject({ vehicleId: Id, brandCode: BrandCode, partGroupId: Id, vin: VinText.optional() }),
  result: z.strictObject({
    vehAssyId: Id,
    assemblyName: z.string(),
    drawingId: Id.nullable(),
    partPicHotspotList: z.array(Hotspot),
    /** picUrl is null when there is no picture of the part. */
    partsList: z.array(Part.extend({ aftBrandName: z.string(), picUrl: z.string().nullable() })),
    previous: Neighbour,
    next: Neighbour,
  }),
};

export const trackPartName = {
  body: z.strictObject({
    partName: text(60),
    vehicleId: Id.optional(),
    /** The selected standard part, if any. */
    stdPartId: Id.optional(),
    found: z.number().int().min(0).max(100_000),
  }),
  result: NoResult,
};

/** A number and its related nodes: replacements, aftermarket numbers, vehicle families. */
export const PartGraph = z.strictObject({
  nodes: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['oe', 'aftermarket', 'family']),
      label: z.string(),
      note: z.string(),
      isRequested: z.boolean(),
    }),
  ),
  edges: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      kind: z.enum(['replaced', 'interchangeable', 'split', 'merged', 'aftermarket', 'fits']),
    }),
  ),
  /** Number of numbers and families omitted to limit the size. */
  leftOut: z.number().int(),
});
export type PartGraph = z.infer<typeof PartGraph>;

export const getPartGraph = {
  body: z.strictObject({ oe: OeText, brandId: Id }),
  result: PartGraph,
};
