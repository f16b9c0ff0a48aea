import type { Part, PartPrice } from '../../../contract/parts.ts';

/** What one call may ask for. */
const BATCH = 1000;

export type PricedPart = Pick<Part, 'priceBrandId' | 'searchOe'>;

export function priceKey({ priceBrandId, searchOe }: PricedPart): string {
  return `${priceBrandId}/${searchOe}`;
}

export interface PriceBatch {
  brandIds: number[];
  searchOes: string[];
}

/** What to ask prices for: each number once, as few calls as may be. */
export function priceBatches(parts: readonly PricedPart[]): PriceBatch[] {
  const once = [...new Map(parts.map((part) => [priceKey(part), part])).values()];
  return Array.from({ length: Math.ceil(once.length / BATCH) }, (_, index) => {
    const batch = once.slice(index * BATCH, (index + 1) * BATCH);
    return {
      brandIds: batch.map(({ priceBrandId }) => priceBrandId),
      searchOes: batch.map(({ searchOe }) => searchOe),
    };
  });
}

export function pricesByPart(prices: readonly PartPrice[]): ReadonlyMap<string, PartPrice> {
  return new Map(prices.map((price) => [priceKey(price), price]));
}
