import { z } from 'zod';
import { Id, OeText, VinText } from '../fields.ts';
import { ProvinceCode, Region } from '../provinces/schemas.ts';
import { recordOf } from '../record-of.ts';
import { VehicleType } from '../vehicles/schemas.ts';
import { CATALOGUE_FIELDS, QUOTE_TYPES } from './price-kinds.ts';
import { E_PRICE_NUMBERS_MAX, E_PRICE_REPEATS } from './rules.ts';

/** original: by the maker; equivalent: by another maker, in the same quality. */
export const PartClass = z.enum(['original', 'equivalent', 'used', 'remanufactured']);
export type PartClass = z.infer<typeof PartClass>;

const PriceFen = z.number().int().nullable();

/** Prices in fen; null is unknown and shown as ---. */
export const PartPrice = z.strictObject({
  priceBrandId: Id,
  searchOe: z.string(),
  provinceCode: ProvinceCode,
  region: Region,
  partClass: PartClass,
  ...recordOf(CATALOGUE_FIELDS, () => PriceFen),
  /** The provinces that have a market price, if this one has none. */
  pricedElsewhere: z.array(ProvinceCode),
  /** Date of the price. */
  dated: z.iso.date(),
  source: z.string(),
  /** Key of the replacing number whose price this is; null: the number's own. */
  standInOe: z.string().nullable(),
});
export type PartPrice = z.infer<typeof PartPrice>;

/** Price brand and key of each number are at the same index. */
const numbersBody = z.strictObject({
  provinceCode: ProvinceCode,
  brandIds: z.array(Id).min(1).max(1000),
  searchOes: z.array(OeText).min(1).max(1000),
  /** The numbers as printed, at the same index; they help when a key is unknown. */
  oes: z.array(OeText).max(1000).optional(),
});

const priceBody = numbersBody.extend({
  searchOes: z.array(z.string().trim().min(1).max(60)).min(1).max(1000),
  /** 1: searchOes are searchOeEncode, the keys in base64url. */
  decodeFlag: z.literal([0, 1]).default(0),
  /** At the same index, replacing numbers separated by commas, whose price is used when the number has none. */
  oeReplaceTwos: z.array(z.string().max(400)).max(1000).optional(),
  vin: VinText.optional(),
});

export const getPartPrices = {
  body: priceBody,
  result: z.array(PartPrice),
};

export const getCovPartPrices = {
  body: priceBody,
  result: z.array(PartPrice),
};

/** An aftermarket part that replaces a number, with its price. */
export const Offer = z.strictObject({
  aftPartId: Id,
  aftBrandId: Id,
  aftBrandName: z.string(),
  number: z.string(),
  partClass: PartClass,
  priceFen: PriceFen,
  dated: z.iso.date().nullable(),
  source: z.string(),
});
export type Offer = z.infer<typeof Offer>;

/** The original's price and every offer, by number, in the order requested. */
const PriceList = z.array(
  z.strictObject({
    priceBrandId: Id,
    searchOe: z.string(),
    price: PartPrice.nullable(),
    offers: z.array(Offer),
  }),
);

export const getPartPriceList = {
  body: numbersBody,
  result: PriceList,
};

export const getCovPartPriceList = {
  body: numbersBody,
  result: PriceList,
};

export const getPartPriceListByOe = {
  body: z.strictObject({
    oe: OeText,
    brandId: Id.optional(),
    /** The class to charge: that of the vehicle on screen. */
    vehicleTypeCode: VehicleType.default('C'),
  }),
  result: z.array(
    z.strictObject({
      priceBrandId: Id,
      brandName: z.string(),
      searchOe: z.string(),
      guidePriceFen: PriceFen,
      provinces: z.array(
        z.strictObject({ provinceCode: ProvinceCode, provinceName: z.string(), marketPriceFen: PriceFen }),
      ),
      dated: z.iso.date().nullable(),
      source: z.string(),
    }),
  ),
};

export const QuoteType = z.literal(QUOTE_TYPES);

export const getEPrice = {
  body: z.strictObject({
    brandId: Id,
    eCommerceHistoryPriceTypeStrs: z
      .array(z.enum(QUOTE_TYPES.map((type) => `${type}` as const)))
      .min(1)
      .max(QUOTE_TYPES.length),
    /** At most 30 different numbers, each up to four times. */
    oes: z
      .array(OeText)
      .min(1)
      .max(E_PRICE_NUMBERS_MAX * E_PRICE_REPEATS),
    provinceCode: ProvinceCode,
    /** Quotes of each kind: 1 for a list, 5 for details. */
    count: z.number().int().min(1).max(5).default(1),
  }),
  result: z.array(
    z.strictObject({
      searchOe: z.string(),
      ecommerceHistoryPriceType: QuoteType,
      prices: z.array(
        z.strictObject({
          quoteId: z.string(),
          quoteTime: z.iso.datetime(),
          priceFen: z.number().int(),
          source: z.string(),
        }),
      ),
    }),
  ),
};
