import { z } from 'zod';
import { call, Id, text } from './call.ts';
import { VinText } from './fields.ts';
import { pageOf, paging, SortOrder } from './page.ts';
import { Offer } from './prices.ts';

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

/** What is not for this vehicle (gearbox, drive, trim, date, and serial where the VIN is known) is left out. 100100: none. */
export const getVehicleBrandParts = call({
  operation: 'getVehicleBrandParts',
  path: '/api/PAGE_20401',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: z.strictObject({ vehicleId: Id, vin: VinText.optional() }),
  result: z.array(VehicleOffer),
});

/** How a text is read: an aftermarket number, the OE number to be replaced, or the beginning of either; a brand; a part's name. */
export const BrandSearchBy = z.enum(['number', 'oe', 'brand', 'name']);
export type BrandSearchBy = z.infer<typeof BrandSearchBy>;

/** Without `by` the text is tried as each of the four, and the answer says as which it was found. 100100: as none. */
export const searchBrandParts = call({
  operation: 'searchBrandParts',
  path: '/api/PAGE_20402',
  access: 'session',
  isSealed: true,
  body: z.strictObject({
    text: text(60),
    by: BrandSearchBy.optional(),
    partClass: z.enum(['equivalent', 'used', 'remanufactured']).optional(),
    ...paging,
    sortBy: z.enum(['number', 'brand', 'name', 'price']).default('name'),
    orderBy: SortOrder.default('asc'),
  }),
  result: pageOf(BrandOffer).extend({ by: BrandSearchBy }),
});
