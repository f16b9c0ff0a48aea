import { checkDigitOf } from '../../src/contract/vehicles/vin.ts';

const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Numbers in [0, 1) from a seed, the same on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick(random: () => number, text: string): string {
  return text.charAt(Math.floor(random() * text.length));
}

export function pickMany(random: () => number, text: string, count: number): string {
  return Array.from({ length: count }, () => pick(random, text)).join('');
}

export function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
}

/** A fictitious VIN of the maker: five descriptor characters, year, plant and six digits, with a valid check digit. */
export function makeVin(random: () => number, wmi: string): string {
  const descriptor = pickMany(random, LETTERS_AND_DIGITS, 8 - wmi.length);
  const tail = pick(random, YEAR_CODES) + pick(random, LETTERS_AND_DIGITS) + pickMany(random, '0123456789', 6);
  return withCheckDigit(`${wmi}${descriptor}0${tail}`);
}
