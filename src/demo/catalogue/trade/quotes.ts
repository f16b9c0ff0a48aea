import type { Draw } from '../draw.ts';
import type { Part } from '../numbers/part-registry.ts';
import { listFenOf, rounded } from './price.ts';

/** Quotes of shops on the web, the newest first; each kind has null where it was not quoted. */
export interface Quotes {
  readonly quotedAt: readonly string[];
  readonly originalFen: readonly (number | null)[];
  readonly brandFen: readonly (number | null)[];
  readonly suitFen: readonly (number | null)[];
}

const QUOTES = 5;
const LAST_QUOTE_MS = Date.UTC(2026, 9, 30, 8);
const DAY_MS = 86_400_000;
/** Of the dealer's list price, dear and cheap. */
const SHARES = { original: [0.66, 0.86], brand: [0.3, 0.6], suit: [0.12, 0.28] } as const;
const MISSING = { original: 0.08, brand: 0.12, suit: 0.2 } as const;

/** Body and lamps: what an accident takes. */
const CRASH_GROUPS = /^[PT](18(01)|19\d\d)/;

/** Whether shops on the web ask prices for the part: what wears out, and what an accident takes. */
export function isQuoted({ stdPart }: Part): boolean {
  if (stdPart.trait.isStandard) return false;
  return stdPart.flags.includes('w') || CRASH_GROUPS.test(stdPart.code);
}

/** Five quotes a month or so apart; a kind that nobody makes was never quoted. */
export function quotesOf(draw: Draw, part: Part): Quotes {
  const key = `quote/${part.key}`;
  const listFen = listFenOf(draw, part);
  const places = Array.from({ length: QUOTES }, (_, index) => index);
  const newest = LAST_QUOTE_MS - draw.between(`${key}/age`, 0, 40) * DAY_MS;
  // One hash a number, stepped from quote to quote: a hash for each would take longer than all the rest.
  let noise = draw.hash(key);
  const chance = () => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    return noise / 0x1_0000_0000;
  };
  const kind = (name: keyof typeof SHARES, isMade: boolean) => {
    const [low, high] = SHARES[name];
    const share = low + (high - low) * chance();
    return places.map((place) => {
      const isMissing = chance() < MISSING[name];
      // Prices rise a little towards today, and waver.
      const drift = 1 - place * 0.012 + (chance() - 0.5) * 0.06;
      return isMissing || !isMade ? null : Math.max(50, rounded(listFen * share * drift));
    });
  };
  return {
    quotedAt: places.map((place) => new Date(newest - place * 33 * DAY_MS).toISOString()),
    originalFen: kind('original', true),
    brandFen: kind('brand', part.stdPart.trait.aftermarket !== ''),
    suitFen: kind('suit', true),
  };
}
