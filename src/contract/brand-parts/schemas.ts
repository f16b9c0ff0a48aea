import { z } from 'zod';
import { Id, OeText, text, VinText } from '../fields.ts';
import { pageOf, paging, SortOrder } from '../page.ts';
import { Offer, PartClass } from '../prices/schemas.ts';

/** An aftermarket brand with parts that replace an OE number. */
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

/** A brand's part for a number, with every OE number that it replaces. */
export const BrandPartInfo = Offer.extend({
  stdPartName: z.string(),
  oes: z.array(z.strictObject({ oe: z.string(), searchOe: z.string(), brandName: z.string(), priceBrandId: Id })),
});
export type BrandPartInfo = z.infer<typeof BrandPartInfo>;

export const getBrandPartInfoList = {
  body: z.strictObject({ oe: OeText, aftBrandId: Id }),
  result: z.array(BrandPartInfo),
};

/** An aftermarket part (one number of one brand and class) with the OE numbers that it replaces. */
export const BrandOffer = Offer.extend({
  country: z.string(),
  /** Normalised for search: upper case, letters and digits only. */
  searchNumber: z.string(),
  stdPartCode: z.string(),
  stdPartName: z.string(),
  /** The first few; oeNum is the total. */
  oes: z.array(z.strictObject({ oe: z.string(), searchOe: z.string(), brandName: z.string(), priceBrandId: Id })),
  oeNum: z.number().int(),
});
export type BrandOffer = z.infer<typeof BrandOffer>;

/** An aftermarket part of one vehicle; lists are ordered as in the parts book. */
export const VehicleOffer = BrandOffer.extend({
  /** The system of the part, such as engine or brakes. */
  systemName: z.string(),
});
export type VehicleOffer = z.infer<typeof VehicleOffer>;

export const getVehicleBrandParts = {
  body: z.strictObject({ vehicleId: Id, vin: VinText.optional() }),
  result: z.array(VehicleOffer),
};

/** Interpretation of the text: aftermarket number or OE number (both also by prefix), brand, or part name. */
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
