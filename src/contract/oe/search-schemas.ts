import { z } from 'zod';
import { OeText } from '../fields.ts';
import { Part } from '../parts/book-schemas.ts';
import { PartPrice } from '../prices/schemas.ts';
import { ProvinceCode } from '../provinces/schemas.ts';

/** The relation of an unknown number to one of the catalogue. */
export const MatchReason = z.enum(['aftermarket', 'replaced', 'lookalike', 'revision', 'beginning', 'middle']);
export type MatchReason = z.infer<typeof MatchReason>;

/** A number found without a vehicle: one row per make that uses it. */
export const OePart = Part.pick({
  oeId: true,
  oe: true,
  searchOe: true,
  oeName: true,
  stdPartCode: true,
  stdPartId: true,
  stdPartName: true,
  priceBrandId: true,
  brandCode: true,
  brandName: true,
  oeReplaceTwos: true,
  successors: true,
  isDiscontinued: true,
}).extend({
  price: PartPrice.nullable(),
  /** Of a single search: how the number relates to the one typed; missing if it is that number, begins with it or contains it. */
  match: z.strictObject({ reason: MatchReason, via: z.string() }).optional(),
});
export type OePart = z.infer<typeof OePart>;

export const getPartListByOe = {
  body: z.strictObject({ oe: OeText, provinceCode: ProvinceCode }),
  result: z.array(OePart),
};
