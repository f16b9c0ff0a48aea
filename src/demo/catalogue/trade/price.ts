import type { KeyedRandom } from '../keyed-random.ts';
import type { Part } from '../numbers/part-registry.ts';
import { FIRST_RARELY_KNOWN, provinceFactors } from './provinces.ts';

export interface Price {
  readonly guideFen: number | null;
  /** By the order of the GB/T 2260 codes; null where unknown. */
  readonly marketFen: readonly (number | null)[];
  /** ISO date of the survey. */
  readonly dated: string;
}

const TIER_FACTORS = { premium: 2.5, foreign: 1, domestic: 0.62, truck: 1 };
const UNKNOWN_PARTS = 0.01;
const UNKNOWN_PLACES = 0.02;
const RARELY_KNOWN_PLACES = 0.35;
const ROUND_FROM_FEN = 10_000;

/** Sample prices: the dealer's list price by kind of part and class of brand, and the market price by province. */
export function priceOf(random: KeyedRandom, part: Part): Price {
  // Left and right have one price, and a number has similar prices under brands of one tier.
  const key = priceKey(part);
  const dated = `2026-${String(random.between(`${key}/month`, 1, 9)).padStart(2, '0')}-${random.pick(`${key}/day`, DAYS)}`;
  if (random.isChosen(`${key}/unknown`, UNKNOWN_PARTS)) {
    return { guideFen: null, marketFen: provinceFactors.map(() => null), dated };
  }
  const listFen = listFenOf(random, part, key);
  const marketBase = listFen * (0.72 + random.unit(`${key}/market`) * 0.2);
  // One hash per part, then a linear congruential step per province: 34 hashes would dominate the run time.
  let noise = random.hash(`${key}/noise`);
  const marketFen = provinceFactors.map((factor, index) => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    const unknown = index >= FIRST_RARELY_KNOWN ? RARELY_KNOWN_PLACES : UNKNOWN_PLACES;
    const chance = noise / 0x1_0000_0000;
    if (chance < unknown) return null;
    return roundPrice(marketBase * factor * (0.985 + 0.03 * ((noise >>> 8) & 0xff) * (1 / 0xff)));
  });
  return { guideFen: roundPrice(listFen), marketFen, dated };
}

/** The dealer's list price in fen, which other prices derive from. */
export function listFenOf(random: KeyedRandom, part: Part, key = priceKey(part)): number {
  const { lowYuan, highYuan, isStandard } = part.stdPart.trait;
  const spread = lowYuan * (highYuan / lowYuan) ** random.unit(`price/${kindOf(part)}/${part.scopeKey}`);
  const versionFactor = part.variant === '' || isStandard ? 1 : 1 + random.unit(`${key}/version`) * 0.5;
  return spread * versionFactor * TIER_FACTORS[part.brand.tier] * 100;
}

function priceKey(part: Part): string {
  return `price/${kindOf(part)}/${part.scopeKey}/${part.variant}`;
}

function kindOf({ stdPart }: Part): string {
  return stdPart.trait.twin || stdPart.code;
}

const DAYS = ['05', '12', '18', '26'];

/** From 100 yuan on to whole yuan, below to tenths. */
export function roundPrice(fen: number): number {
  return fen >= ROUND_FROM_FEN ? Math.round(fen / 100) * 100 : Math.round(fen / 10) * 10;
}
