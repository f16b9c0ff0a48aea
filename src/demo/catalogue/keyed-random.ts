/** Random values from a seed and a key. A value does not depend on the calls before. */
export interface KeyedRandom {
  /** An unsigned 32-bit number. */
  readonly hash: (key: string) => number;
  /** From 0 up to, not including, 1. */
  readonly unit: (key: string) => number;
  /** A whole number from low to high, both included. */
  readonly between: (key: string, low: number, high: number) => number;
  readonly isChosen: (key: string, share: number) => boolean;
  readonly pick: <T>(key: string, list: readonly T[]) => T;
  /** `length` characters of the alphabet. */
  readonly text: (key: string, length: number, alphabet: string) => string;
}

export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** FNV-1a with a final mix, so that keys differing in their last character land far apart. */
function mixedHash(start: number, key: string): number {
  let hash = start;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Random values for a seed; a key names the value, such as `price/P1701003/vw/MQB`. @throws if `pick` gets an empty list */
export function createKeyedRandom(seed: string): KeyedRandom {
  const start = mixedHash(0x811c9dc5, seed);
  const hash = (key: string) => mixedHash(start, key);
  const unit = (key: string) => hash(key) / 0x1_0000_0000;
  return {
    hash,
    unit,
    between: (key, low, high) => low + Math.floor(unit(key) * (high - low + 1)),
    isChosen: (key, share) => unit(key) < share,
    pick: (key, list) => {
      const found = list[Math.floor(unit(key) * list.length)];
      if (found === undefined) throw new Error(`nothing to pick from for ${key}`);
      return found;
    },
    text: (key, length, alphabet) => {
      let text = '';
      for (let index = 0; index < length; index += 1) {
        text += alphabet.charAt(hash(`${key}:${index}`) % alphabet.length);
      }
      return text;
    },
  };
}
