import type { BodyOf } from '../../../contract/call.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import { QUOTE_TYPES } from '../../../contract/prices/price-kinds.ts';
import { E_PRICE_NUMBERS_MAX, E_PRICE_REPEATS } from '../../../contract/prices/rules.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';

/** A number of a make whose price is requested, with the numbers that replace it as far as they are known. */
export interface PricedPart {
  priceBrandId: number;
  searchOe: string;
  oeReplaceTwos?: readonly string[];
}

/** The call's limit of characters for the numbers that replace another. */
const REPLACEMENTS_LENGTH = 400;

export function priceKey({ priceBrandId, searchOe }: PricedPart): string {
  return `${priceBrandId}/${searchOe}`;
}

/** The list in blocks, each number once. A block is fetched as a whole; its size is the limit of an e-commerce request. */
export function priceBlocks(parts: readonly PricedPart[]): PricedPart[][] {
  const unique = [...new Map(parts.map((part) => [priceKey(part), part])).values()];
  return Array.from({ length: Math.ceil(unique.length / E_PRICE_NUMBERS_MAX) }, (_, index) =>
    unique.slice(index * E_PRICE_NUMBERS_MAX, (index + 1) * E_PRICE_NUMBERS_MAX),
  );
}

/** The request for a block's prices; a number without a price gets that of a replacement. */
export function pricesBody(
  block: readonly PricedPart[],
  provinceCode: ProvinceCode,
): BodyOf<typeof priceCalls.getPartPrices> {
  const body = {
    provinceCode,
    brandIds: block.map(({ priceBrandId }) => priceBrandId),
    searchOes: block.map(({ searchOe }) => searchOe),
  };
  const oeReplaceTwos = block.map(({ oeReplaceTwos: others = [] }) => joinWhole(others));
  return oeReplaceTwos.every((text) => text === '') ? body : { ...body, oeReplaceTwos };
}

/** A request for each make of the block, with each number repeated as the call requires. */
export function quoteBodies(
  block: readonly PricedPart[],
  provinceCode: ProvinceCode,
  count: 1 | 5,
): BodyOf<typeof priceCalls.getEPrice>[] {
  const byBrand = groupBy(block, ({ priceBrandId }) => priceBrandId);
  return [...byBrand].map(([brandId, parts]) => ({
    brandId,
    eCommerceHistoryPriceTypeStrs: QUOTE_TYPES.map((type) => `${type}` as const),
    oes: parts.flatMap(({ searchOe }) => Array.from({ length: E_PRICE_REPEATS }, () => searchOe)),
    provinceCode,
    count,
  }));
}

export function pricesByPart(prices: readonly PartPrice[]): ReadonlyMap<string, PartPrice> {
  return new Map(prices.map((price) => [priceKey(price), price]));
}

/** As many whole numbers as fit into the limit. */
function joinWhole(numbers: readonly string[]): string {
  let text = '';
  for (const number of numbers) {
    const next = text === '' ? number : `${text},${number}`;
    if (next.length > REPLACEMENTS_LENGTH) break;
    text = next;
  }
  return text;
}
