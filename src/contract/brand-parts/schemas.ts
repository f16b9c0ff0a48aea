import { z } from 'zod';
import { Id, OeText, text, VinText } from '../fields.ts';
import { pageOf, paging, SortOrder } from '../page.ts';
import { Offer, PartClass } from '../prices/schemas.ts';

/** Which aftermarket brands make a part that stands in for a number. */
export const BrandPart = z.strictObject({
  aftBrandId: Id,
  aftBrandName: z.string(),
  country: z.string(),
  partNum: z.number().int(),
  partClasses: z.array(PartClass),
  lowestPriceFen: z.number().int().nullable(),
});
export type BrandPart = z.infer<typeof BrandPart>;

export const getBrandPartList = {
  body: z.strictObject({ oe: OeText, brandId: Id.optional() }),
  result: z.array(BrandPart),
};

/** One brand's parts for a number, each with every OE number that it stands in for. */
export const BrandPartInfo = Offer.extend({
  stdPartName: z.string(),
  oes: z.array(z.strictObject({ oe: z.string(), searchOe: z.string(), brandName: z.string(), priceBrandId: Id })),
});
export type BrandPartInfo = z.infer<typeof BrandPartInfo>;

export const getBrandPartInfoList = {
  body: z.strictObject({ oe: OeText, aftBrandId: Id }),
  result: z.array(BrandPartInfo),
};

/** An aftermarket part: one number of one brand and class, with the OE numbers that it stands in for. */
export const BrandOffer = Offer.extend({
  country: z.string(),
  /** The number's key: upper case, letters and digits only. */
  searchNumber: z.string(),
  stdPartCode: z.string(),
  stdPartName: z.string(),
  /** The first of them; oeNum says how many there are. */
  oes: z.array(z.strictObject({ oe: z.string(), searchOe: z.string(), brandName: z.string(), priceBrandId: Id })),
  oeNum: z.number().int(),
});
export type BrandOffer = z.infer<typeof BrandOffer>;

/** The aftermarket parts of one vehicle, by standard part in the order of the parts book. */
export const VehicleOffer = BrandOffer.extend({
  /** The system that the part belongs to: engine, brakes. */
  systemName: z.string(),
});
export type VehicleOffer = z.infer<typeof VehicleOffer>;

export const getVehicleBrandParts = {
  body: z.strictObject({ vehicleId: Id, vin: VinText.optional() }),
  result: z.array(VehicleOffer),
};

/** How a text is read: an aftermarket number, the OE number to be replaced, or the beginning of either; a brand; a part's name. */
export const BrandSearchBy = z.enum(['number', 'oe', 'brand', 'name']);
export type BrandSearchBy = z.infer<typeof BrandSearchBy>;

export const searchBrandParts = {
  body: z.strictObject({
    text: text(60),
    by: BrandSearchBy.optional(),
    partClass: z.enum(['equivalent', 'used', 'remanufactured']).optional(),
    ...paging,
    sortBy: z.enum(['number', 'brand', 'name', 'price']).default('name'),
    orderBy: SortOrder.default('asc'),
  }),
  result: pageOf(BrandOffer).extend({ by: BrandSearchBy }),
};
