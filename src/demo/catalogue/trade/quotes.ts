import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Part } from '../numbers/part-registry.ts';
import { listFenOf, roundPrice } from './price.ts';

/** E-commerce quotes, newest first; null where a kind was not quoted. */
export interface Quotes {
  readonly quotedAt: readonly string[];
  readonly originalFen: readonly (number | null)[];
  readonly brandFen: readonly (number | null)[];
  readonly suitFen: readonly (number | null)[];
}

const QUOTES = 5;
const LAST_QUOTE_MS = Date.UTC(2026, 9, 30, 8);
/** Range as a share of the dealer's list price. */
const SHARES = { original: [0.66, 0.86], brand: [0.3, 0.6], suit: [0.12, 0.28] } as const;
const MISSING = { original: 0.08, brand: 0.12, suit: 0.2 } as const;

/** Body and lamps: parts damaged in accidents. */
const CRASH_GROUPS = /^[PT](18(01)|19\d\d)/;

/** True for a part with e-commerce quotes: wearing parts and parts damaged in accidents. */
export function isQuoted({ stdPart }: Part): boolean {
  if (stdPart.trait.isStandard) return false;
  return stdPart.flags.includes('w') || CRASH_GROUPS.test(stdPart.code);
}

/** Five quotes about a month apart; a kind without aftermarket parts has none. */
export function quotesOf(random: KeyedRandom, part: Part): Quotes {
  const key = `quote/${part.key}`;
  const listFen = listFenOf(random, part);
  const places = Array.from({ length: QUOTES }, (_, index) => index);
  const newest = LAST_QUOTE_MS - random.between(`${key}/age`, 0, 40) * DAY_MS;
  // One hash per part, then a linear congruential step per quote: a hash for each would dominate the run time.
  let noise = random.hash(key);
  const chance = () => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    return noise / 0x1_0000_0000;
  };
  const kind = (name: keyof typeof SHARES, isMade: boolean) => {
    const [low, high] = SHARES[name];
    const share = low + (high - low) * chance();
    return places.map((place) => {
      const isMissing = chance() < MISSING[name];
      // Prices rise slightly over time, with noise.
      const drift = 1 - place * 0.012 + (chance() - 0.5) * 0.06;
      return isMissing || !isMade ? null : Math.max(50, roundPrice(listFen * share * drift));
    });
  };
  return {
    quotedAt: places.map((place) => new Date(newest - place * 33 * DAY_MS).toISOString()),
    originalFen: kind('original', true),
    brandFen: kind('brand', part.stdPart.trait.aftermarket !== ''),
    suitFen: kind('suit', true),
  };
}
