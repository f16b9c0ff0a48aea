import type { BodyOf } from '../../../contract/call.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import { QUOTE_TYPES } from '../../../contract/prices/price-kinds.ts';
import { E_PRICE_NUMBERS_MAX, E_PRICE_REPEATS } from '../../../contract/prices/rules.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';

/** What prices are asked for: a number of a make, and the numbers that replace it where they are known. */
export interface PricedPart {
  priceBrandId: number;
  searchOe: string;
  oeReplaceTwos?: readonly string[];
}

/** What one call takes of the numbers that replace another. */
const REPLACEMENTS_LENGTH = 400;

export function priceKey({ priceBrandId, searchOe }: PricedPart): string {
  return `${priceBrandId}/${searchOe}`;
}

/** The list in blocks of as many numbers as one e-commerce request takes, each number once: a block is asked for as one. */
export function priceBlocks(parts: readonly PricedPart[]): PricedPart[][] {
  const once = [...new Map(parts.map((part) => [priceKey(part), part])).values()];
  return Array.from({ length: Math.ceil(once.length / E_PRICE_NUMBERS_MAX) }, (_, index) =>
    once.slice(index * E_PRICE_NUMBERS_MAX, (index + 1) * E_PRICE_NUMBERS_MAX),
  );
}

/** The numbers of a block; what replaces them stands in where one has no price of its own. */
export function pricesBody(
  block: readonly PricedPart[],
  provinceCode: ProvinceCode,
): BodyOf<typeof priceCalls.getPartPrices> {
  const body = {
    provinceCode,
    brandIds: block.map(({ priceBrandId }) => priceBrandId),
    searchOes: block.map(({ searchOe }) => searchOe),
  };
  const oeReplaceTwos = block.map(({ oeReplaceTwos: others = [] }) => joined(others));
  return oeReplaceTwos.every((text) => text === '') ? body : { ...body, oeReplaceTwos };
}

/** A request for each make of the block; each number stands in it four times, as the call wants it. */
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

/** As many whole numbers as fit. */
function joined(numbers: readonly string[]): string {
  let text = '';
  for (const number of numbers) {
    const next = text === '' ? number : `${text},${number}`;
    if (next.length > REPLACEMENTS_LENGTH) break;
    text = next;
  }
  return text;
}
