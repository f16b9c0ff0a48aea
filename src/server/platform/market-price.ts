import type { PartPrice } from '../../contract/prices/schemas.ts';
import { PROVINCE_CODES, REGION_SPANS, regionOf } from '../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';

/**
 * The price columns of a number's row pp in part_price. $2 is the province's place in the market prices, $4 to $7 are the
 * places of its region: two slices, the second empty where its first end lies after its second.
 */
export const PRICE = `pp.dated, pp.source, pp.guide_fen as "guidePriceFen", pp.market_fen[$2::integer] as "marketPriceFen",
      pp.market_fen[$4::integer:$5::integer] || pp.market_fen[$6::integer:$7::integer] as "regionFen"`;

/** What the columns of PRICE hold: dated and source stand together, or there is no price. */
export interface MaybePrice {
  dated: string | null;
  source: string | null;
  guidePriceFen: number | null;
  marketPriceFen: number | null;
  regionFen: readonly (number | null)[] | null;
}

const places = new Map(PROVINCE_CODES.map((code, index) => [code, index + 1]));

/** The place of a province's price in part_price.market_fen, which counts from 1. */
export function provincePlace(code: ProvinceCode): number {
  return places.get(code) ?? 0;
}

/** The parameters of a statement with PRICE, from $1 on: what it has of its own stands first and third. */
export function priceParameters(province: ProvinceCode, first: unknown, third: unknown): unknown[] {
  const [[from, to], [alsoFrom, alsoTo] = [1, 0]] = REGION_SPANS[regionOf(province)];
  return [first, provincePlace(province), third, from, to, alsoFrom, alsoTo];
}

/** What a price is answered under. */
interface Numbered {
  searchOe: string;
  /** The number that has the price, where the one asked for has none. */
  standInOe?: string | null;
}

/** The price of a number in a province; null where it has none. */
export function priceOf(
  row: MaybePrice & { priceBrandId: number },
  provinceCode: ProvinceCode,
  { searchOe, standInOe = null }: Numbered,
): PartPrice | null {
  const { priceBrandId, marketPriceFen, guidePriceFen, regionFen, dated, source } = row;
  if (dated === null || source === null) return null;
  return {
    priceBrandId,
    searchOe,
    provinceCode,
    region: regionOf(provinceCode),
    partClass: 'original',
    marketPriceFen,
    marketPriceRegionFen: middleOf(regionFen ?? []),
    guidePriceFen,
    dated,
    source,
    standInOe,
  };
}

/** The middle one of what is known, of an even number the lower of the two; null where nothing is. */
export function middleOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((fen) => fen !== null).toSorted((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
