import { z } from 'zod';
import { Offer } from '../billing/package-schemas.ts';
import { EmptyBody, Id } from '../fields.ts';
import { platforms } from '../platform.ts';
import { CheckedVin, VehicleType } from '../vehicles/schemas.ts';

const Fen = z.number().int().nullable();

/** A box of the drawing, in pixels of its picture. */
const Area = z.strictObject({
  callout: z.string(),
  kind: z.enum(['callout', 'part']),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});

const SamplePart = z.strictObject({
  callout: z.string(),
  name: z.string(),
  oe: z.string(),
  quantity: z.number(),
  priceFen: Fen,
});
export type SamplePart = z.infer<typeof SamplePart>;

/** One assembly of one vehicle, fixed per brand of the site: nobody can ask for another. */
const HomeSample = z.strictObject({
  vin: z.string(),
  vehicleName: z.string(),
  /** The vehicles that the VIN can be. */
  vehicleNum: z.number().int(),
  assemblyName: z.string(),
  provinceName: z.string(),
  /** The size of homeDrawing. */
  width: z.number(),
  height: z.number(),
  areas: z.array(Area),
  /** The first is the one to select. */
  parts: z.array(SamplePart).min(1),
});
export type HomeSample = z.infer<typeof HomeSample>;

/** A mistyped VIN and its likeliest corrections. */
const HomeRepair = z.strictObject({ typed: z.string(), candidates: CheckedVin.shape.candidates.min(1) });

/** The original part beside the cheapest brand parts that replace it. */
const HomeComparison = z.strictObject({
  name: z.string(),
  brandName: z.string(),
  oe: z.string(),
  priceFen: z.number().int(),
  offers: z.array(z.strictObject({ brandName: z.string(), number: z.string(), priceFen: z.number().int() })).min(1),
});

/** The work due at marks of the odometer, around the vehicle's reading. */
const HomeService = z.strictObject({
  vehicleName: z.string(),
  mileage: z.number().int(),
  marks: z.array(z.strictObject({ km: z.number().int(), jobs: z.number().int() })).min(1),
  next: z.strictObject({ km: z.number().int(), jobs: z.array(z.string()) }),
});

const HomeBrand = z.strictObject({
  brandId: Id,
  brandName: z.string(),
  initial: z.string(),
  vehicleTypeCode: VehicleType,
  vehicleNum: z.number().int(),
});
export type HomeBrand = z.infer<typeof HomeBrand>;

/** What the home page shows of the catalogue. Parts without data are null or empty. */
export const HomePage = z.strictObject({
  figures: z
    .strictObject({
      vehicles: z.number().int(),
      brands: z.number().int(),
      /** Rows of the parts books; as all figures of large tables an estimate. */
      rows: z.number().int(),
      /** OE numbers and numbers of brand parts. */
      numbers: z.number().int(),
    })
    .nullable(),
  sample: HomeSample.nullable(),
  repair: HomeRepair.nullable(),
  comparison: HomeComparison.nullable(),
  service: HomeService.nullable(),
  /** Those with the most vehicles first. */
  brands: z.array(HomeBrand),
  /** Packages of lookups on sale to everyone. */
  packages: z.array(Offer.omit({ isBought: true })),
});
export type HomePage = z.infer<typeof HomePage>;

export const homePage = { body: EmptyBody, result: HomePage };

/** The SVG in base64, cut to its line art. */
export const homeDrawing = {
  body: z.strictObject({ platform: z.enum(platforms) }),
  result: z.strictObject({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
};
