import type { KeyedRandom } from '../keyed-random.ts';
import type { Part } from '../numbers/part-registry.ts';
import type { AftermarketPart } from './aftermarket.ts';
import { aftermarketBrands } from './aftermarket-brands.ts';
import { listFenOf, roundPrice } from './price.ts';

export interface AftermarketPrice {
  /** Null if unknown. */
  readonly marketFen: number | null;
  /** ISO date. */
  readonly dated: string;
}

const UNKNOWN = 0.04;
/** Share of the dealer's list price for Chinese and foreign brands and for remanufactured parts. */
const SHARES = { home: [0.18, 0.42], abroad: [0.34, 0.72], rebuilt: [0.3, 0.55] } as const;
const DAYS = ['03', '11', '19', '27'];

/** The market price of an aftermarket part. */
export function aftermarketPriceOf(random: KeyedRandom, part: Part, offer: AftermarketPart): AftermarketPrice {
  const key = `aft-price/${part.key}/${offer.number}`;
  const dated = `2026-${String(random.between(`${key}/month`, 3, 10)).padStart(2, '0')}-${random.pick(`${key}/day`, DAYS)}`;
  if (random.isChosen(`${key}/unknown`, UNKNOWN)) return { marketFen: null, dated };
  const isAtHome = aftermarketBrands[offer.brandId - 1]?.[2] === 'CN';
  const [low, high] = SHARES[offer.partClass === 'equivalent' ? (isAtHome ? 'home' : 'abroad') : 'rebuilt'];
  const share = low + (high - low) * random.unit(key);
  return { marketFen: Math.max(100, roundPrice(listFenOf(random, part) * share)), dated };
}
