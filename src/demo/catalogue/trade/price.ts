import type { Draw } from '../draw.ts';
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
export function priceOf(draw: Draw, part: Part): Price {
  // Left and right cost the same, and one number much the same under every brand of its class.
  const key = priceKey(part);
  const dated = `2026-${String(draw.between(`${key}/month`, 1, 9)).padStart(2, '0')}-${draw.pick(`${key}/day`, DAYS)}`;
  if (draw.isChosen(`${key}/unknown`, UNKNOWN_PARTS)) {
    return { guideFen: null, marketFen: provinceFactors.map(() => null), dated };
  }
  const listFen = listFenOf(draw, part, key);
  const marketBase = listFen * (0.72 + draw.unit(`${key}/market`) * 0.2);
  // One hash a part, stepped through the provinces: 34 hashes a part would take longer than all the rest.
  let noise = draw.hash(`${key}/noise`);
  const marketFen = provinceFactors.map((factor, index) => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    const unknown = index >= FIRST_RARELY_KNOWN ? RARELY_KNOWN_PLACES : UNKNOWN_PLACES;
    const chance = noise / 0x1_0000_0000;
    if (chance < unknown) return null;
    return rounded(marketBase * factor * (0.985 + 0.03 * ((noise >>> 8) & 0xff) * (1 / 0xff)));
  });
  return { guideFen: rounded(listFen), marketFen, dated };
}

/** What the dealer asks, whether it is known or not: what the trade asks follows from it. */
export function listFenOf(draw: Draw, part: Part, key = priceKey(part)): number {
  const { lowYuan, highYuan, isStandard } = part.stdPart.trait;
  const spread = lowYuan * (highYuan / lowYuan) ** draw.unit(`price/${kindOf(part)}/${part.scopeKey}`);
  const versionFactor = part.variant === '' || isStandard ? 1 : 1 + draw.unit(`${key}/version`) * 0.5;
  return spread * versionFactor * TIER_FACTORS[part.brand.tier] * 100;
}

function priceKey(part: Part): string {
  return `price/${kindOf(part)}/${part.scopeKey}/${part.variant}`;
}

function kindOf({ stdPart }: Part): string {
  return stdPart.trait.twin || stdPart.code;
}

const DAYS = ['05', '12', '18', '26'];

/** Dear parts are listed in whole yuan, cheap ones to the fen. */
export function rounded(fen: number): number {
  return fen >= ROUND_FROM_FEN ? Math.round(fen / 100) * 100 : Math.round(fen / 10) * 10;
}
