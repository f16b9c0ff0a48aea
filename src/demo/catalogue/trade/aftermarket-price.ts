import type { Draw } from '../draw.ts';
import type { Part } from '../numbers/part-registry.ts';
import type { AftermarketPart } from './aftermarket.ts';
import { aftermarketBrands } from './aftermarket-brands.ts';
import { listFenOf, rounded } from './price.ts';

export interface AftermarketPrice {
  /** Null where nobody asked. */
  readonly marketFen: number | null;
  /** ISO date. */
  readonly dated: string;
}

const UNKNOWN = 0.04;
/** Of the dealer's list price: makers at home are cheaper, a part that was made new again lies between. */
const SHARES = { home: [0.18, 0.42], abroad: [0.34, 0.72], rebuilt: [0.3, 0.55] } as const;
const DAYS = ['03', '11', '19', '27'];

/** What an aftermarket brand asks for its part. */
export function aftermarketPriceOf(draw: Draw, part: Part, offer: AftermarketPart): AftermarketPrice {
  const key = `aft-price/${part.key}/${offer.number}`;
  const dated = `2026-${String(draw.between(`${key}/month`, 3, 10)).padStart(2, '0')}-${draw.pick(`${key}/day`, DAYS)}`;
  if (draw.isChosen(`${key}/unknown`, UNKNOWN)) return { marketFen: null, dated };
  const isAtHome = aftermarketBrands[offer.brandId - 1]?.[2] === 'CN';
  const [low, high] = SHARES[offer.partClass === 'equivalent' ? (isAtHome ? 'home' : 'abroad') : 'rebuilt'];
  const share = low + (high - low) * draw.unit(key);
  return { marketFen: Math.max(100, rounded(listFenOf(draw, part) * share)), dated };
}
