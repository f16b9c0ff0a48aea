import { DIGITS, type KeyedRandom, LETTERS } from '../keyed-random.ts';
import type { Part } from '../numbers/part-registry.ts';
import { aftermarketBrands } from './aftermarket-brands.ts';

export interface AftermarketPart {
  readonly brandId: number;
  readonly number: string;
  readonly partClass: 'equivalent' | 'used' | 'remanufactured';
}

const makersByKind = new Map<string, number[]>();
for (const [index, [, , , kinds]] of aftermarketBrands.entries()) {
  for (const kind of kinds.split(' ')) makersByKind.set(kind, [...(makersByKind.get(kind) ?? []), index + 1]);
}

const REBUILT = new Set(['caliper', 'rack', 'electric', 'turbo', 'injector', 'ac']);

/** Aftermarket parts for an original number: brands that make that kind of part, each once. */
export function aftermarketOf(random: KeyedRandom, part: Part): readonly AftermarketPart[] {
  const kind = part.stdPart.trait.aftermarket;
  const makers = makersByKind.get(kind);
  if (makers === undefined) return [];
  const key = `aft/${part.key}`;
  const share = random.unit(`${key}/count`);
  const count = Math.min(makers.length, 1 + Math.floor(share * share * 6));
  const first = random.hash(`${key}/first`) % makers.length;
  const offers: AftermarketPart[] = [];
  for (let index = 0; index < count; index += 1) {
    const brandId = makers[(first + index) % makers.length];
    if (brandId === undefined) continue;
    offers.push({ brandId, number: numberOf(random, `${key}/${brandId}`, brandId), partClass: 'equivalent' });
  }
  const [last] = offers.slice(-1);
  if (last !== undefined && REBUILT.has(kind) && random.isChosen(`${key}/rebuilt`, 0.3)) {
    offers.push({ ...last, number: `${last.number}R`, partClass: 'remanufactured' });
  }
  return offers;
}

function numberOf(random: KeyedRandom, key: string, brandId: number): string {
  const pattern = aftermarketBrands[brandId - 1]?.[4] ?? '######';
  let text = '';
  for (let index = 0; index < pattern.length; index += 1) {
    const mark = pattern.charAt(index);
    if (mark === '#') text += random.text(`${key}/${index}`, 1, DIGITS);
    else if (mark === '@') text += random.text(`${key}/${index}`, 1, LETTERS);
    else text += mark;
  }
  return text;
}
