import type { Brand } from '../../../contract/vehicles/schemas.ts';

/** A group of brands under a heading: a letter, or one of the groups above the letters. */
export interface BrandGroup {
  key: string;
  /** Undefined for the groups above the letters. */
  letter?: string;
  brands: readonly Brand[];
}

/** Fewer brands are seen at a glance: they need no groups above their letters. */
const TOP_GROUPS_MIN = 12;
const TOP_MAX = 6;

/**
 * The letter under which people look for a brand: the first of its name as displayed, for a Chinese name the initial of
 * its pinyin.
 */
export function letterOf({ brandName, initial }: Brand): string {
  const [first = ''] = brandName.toUpperCase();
  return /[A-Z]/.test(first) ? first : initial;
}

/** The brands by letter, each letter's by name. */
export function groupByLetter(brands: readonly Brand[], locale: string): BrandGroup[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) groups.set(letterOf(brand), [...(groups.get(letterOf(brand)) ?? []), brand]);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, of]) => ({
      key: letter,
      letter,
      brands: of.sort((a, b) => a.brandName.localeCompare(b.brandName, locale)),
    }));
}

/**
 * The groups above the letters: the brands of the vehicles opened last, and those with the most families.
 * @param recentNames of brands, newest first, with repetitions
 */
export function topGroups(brands: readonly Brand[], recentNames: readonly string[]): BrandGroup[] {
  if (brands.length <= TOP_GROUPS_MIN) return [];
  const recent = [...new Set(recentNames)]
    .flatMap((name) => brands.find(({ brandName }) => brandName === name) ?? [])
    .slice(0, TOP_MAX);
  const largest = brands
    .filter((brand) => !recent.includes(brand))
    .sort((a, b) => b.familyNum - a.familyNum)
    .slice(0, TOP_MAX);
  return [
    { key: 'recent', brands: recent },
    { key: 'largest', brands: largest },
  ].filter(({ brands: of }) => of.length > 0);
}
