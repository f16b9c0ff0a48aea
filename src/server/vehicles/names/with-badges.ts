import { type FamilyWords, matchFamilies } from '../family-match.ts';
import { badgeOf } from './badges.ts';
import type { Correction } from './name-vocabulary.ts';

/** A name as it is searched for: its words, the facts of badges, and what was corrected. */
export interface Reading {
  tokens: readonly string[];
  facts: ReadonlyMap<string, string>;
  corrections: readonly Correction[];
}

/** Replaces badges, or only those beside their brand, by their families' words, unless a family has the name of the badge. */
export function withBadges(
  tokens: readonly string[],
  families: readonly FamilyWords[],
  badges: 'any' | 'ofBrand',
): Reading {
  const facts = new Map<string, string>();
  const isBrand = (brand: RegExp) => tokens.some((token) => brand.test(token));
  const isOwnName = (token: string) =>
    !isBrand(/^(宝马|bmw)$/) &&
    families.some(({ names }) => names.some((name) => name.join('') === token || isWholeName(name, token, tokens)));
  const read = tokens.flatMap((token, index) => {
    const joined =
      /^\d\d$/.test(token) && /^tfsi|^tsi/.test(tokens[index + 1] ?? '') ? `${token}${tokens[index + 1]}` : token;
    if (/^t?f?si$/.test(token) && /^\d{2,3}$/.test(tokens[index - 1] ?? '')) return [];
    const badge = isOfOtherMaker(token, tokens, families)
      ? badgeOf(`${token}tsi`, tokens[index - 1])
      : badgeOf(joined, tokens[index - 1]);
    if (badge === undefined || isOwnName(token)) return [token];
    if (badges === 'ofBrand' && !/^(宝马|bmw|奔驰|mercedesbenz)$/.test(tokens[index - 1] ?? '')) return [token];
    if (badge.fact === undefined) return badge.words;
    facts.set(joined, badge.fact);
    return [...badge.words, joined];
  });
  return { tokens: [...new Set(read)], facts, corrections: [] };
}

/** True if the token is a part of a family's name that is typed as a whole: C500 of 杰狮C500 is no Mercedes. */
function isWholeName(name: readonly string[], token: string, tokens: readonly string[]): boolean {
  return name.length > 1 && name.includes(token) && name.every((word) => tokens.some((typed) => typed.endsWith(word)));
}

/** True for a number such as 330 that alone is a BMW, but beside the name of another maker's family its engine: 途观L 330. */
function isOfOtherMaker(token: string, tokens: readonly string[], families: readonly FamilyWords[]): boolean {
  if (!/^\d{3}$/.test(token)) return false;
  const others = tokens.filter((other) => other !== token);
  const named = matchFamilies(others, families).filter(({ isExact }) => isExact);
  const bmw = new Set(families.filter(({ words }) => words.includes('宝马')).map(({ familyId }) => familyId));
  return named.length > 0 && !named.some(({ familyId }) => bmw.has(familyId));
}
