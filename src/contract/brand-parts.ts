import { z } from 'zod';
import { call, Id } from './call.ts';
import { OeText } from './fields.ts';
import { Offer, PartClass } from './prices.ts';

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

export const getBrandPartList = call({
  operation: 'getBrandPartList',
  path: '/api/PAGE_20030',
  access: 'session',
  isSealed: true,
  body: z.strictObject({ oe: OeText, brandId: Id.optional() }),
  result: z.array(BrandPart),
});

/** One brand's parts for a number, each with every OE number that it stands in for. */
export const BrandPartInfo = Offer.extend({
  stdPartName: z.string(),
  oes: z.array(z.strictObject({ oe: z.string(), searchOe: z.string(), brandName: z.string(), priceBrandId: Id })),
});
export type BrandPartInfo = z.infer<typeof BrandPartInfo>;

export const getBrandPartInfoList = call({
  operation: 'getBrandPartInfoList',
  path: '/api/PAGE_20031',
  access: 'session',
  isSealed: true,
  body: z.strictObject({ oe: OeText, aftBrandId: Id }),
  result: z.array(BrandPartInfo),
});
