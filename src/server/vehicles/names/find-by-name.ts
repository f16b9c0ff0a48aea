import type { Language } from '../../../contract/codes.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { Analysis, VehicleType } from '../../../contract/vehicles/schemas.ts';
import { type FamilyMatch, type FamilyWords, matchFamilies } from '../family-match.ts';
import type { Found, Nearest, VehicleRepository } from '../repository.ts';
import { factPattern, yearOf } from '../vehicle-pattern.ts';
import { type Correction, correctedWord } from './name-vocabulary.ts';
import { nearestWord } from './nearest-word.ts';
import { type ReadName, readName, withArabicDigits, withDigitsApart } from './read-name.ts';
import { type Reading, withBadges } from './with-badges.ts';

export interface TypedName {
  text: string;
  vehicleClass?: VehicleType | undefined;
}

export type NameHit = Found & { analysisDesc: Analysis };

/** Families that are searched for the nearest vehicles: a word of a brand may name a hundred. */
const FAMILIES_MAX = 150;
/** Words that are searched for alone if no family is named. */
const SINGLE_WORDS = 3;

interface Search {
  vehicles: VehicleRepository;
  families: readonly FamilyWords[];
  vehicleClass: VehicleType | undefined;
  language: Language;
}

/** Numbers that would be dropped, and what they may mean: the end of a year (09宝来) or the cubic centimetres (霸道2700). */
const numberMeanings: readonly (readonly [number: RegExp, meaning: (number: string) => string])[] = [
  [/^(0[4-9]|[12]\d)$/, (number) => `20${number}款`],
  [/^[1-6]\d00$/, (number) => `${number.charAt(0)}.${number.charAt(1)}`],
];

/**
 * The vehicles that match every word, else those that match most of them. Undefined if nothing is similar. A number that
 * would be dropped is tried as the end of a year, or as cubic centimetres.
 */
export async function findByName(
  vehicles: VehicleRepository,
  { text, vehicleClass }: TypedName,
  language: Language,
): Promise<NameHit | undefined> {
  const families = await vehicles.listFamilyWords(vehicleClass);
  const search: Search = { vehicles, families, vehicleClass, language };
  const found = await findTyped(search, text);
  const [number, meaning] =
    droppedBy(found)
      .flatMap((word) => numberMeanings.flatMap(([some, to]) => (some.test(word) ? [[word, to(word)]] : [])))
      .at(0) ?? [];
  if (found === undefined || number === undefined) return found;
  const whole = text.normalize('NFKC').replace(new RegExp(`(?<!\\d)${number}(?!\\d)`), ` ${meaning} `);
  const again = await findTyped(search, whole);
  return again !== undefined && droppedBy(again).length < droppedBy(found).length ? again : found;
}

const droppedBy = (found: NameHit | undefined): readonly string[] => found?.analysisDesc.dropped ?? [];

async function findTyped(search: Search, text: string): Promise<NameHit | undefined> {
  // Digits count in an exact match only: the 3 of 甲乙丙三 alone would be found as another maker's model.
  let first: NameHit | undefined;
  const name = readName(text);
  for (const spelling of isSpan(name) ? [] : new Set([text, withArabicDigits(text)])) {
    const { tokens } = withBadges(readName(spelling).tokens, search.families, 'ofBrand');
    const exact = await findExactly(search, tokens);
    if (exact.total === 0 || exact.isOther) continue;
    // C五 is the C5, although the letters of other names match it.
    if (exact.analysisDesc.certainty === 'likely') return exact;
    first ??= exact;
  }
  if (first !== undefined) return first;
  const apart = withDigitsApart(text);
  return (
    (await findNearest(search, name)) ??
    (await findBySingleWord(search, name)) ??
    (await findNearest(search, name, nearestWord)) ??
    (apart === text ? undefined : findTyped(search, apart))
  );
}

function isSpan({ years }: ReadName): boolean {
  return years !== undefined && years.from < years.to;
}

/** `isOther`: the whole name of another family was typed, which has no vehicle with the other words. */
async function findExactly(search: Search, tokens: readonly string[]): Promise<NameHit & { isOther: boolean }> {
  const { vehicles, families, vehicleClass, language } = search;
  const query = tokens.join(' ');
  const analysisDesc: Analysis = { certainty: 'possible', rule: 'name', query };
  const matches = matchFamilies(tokens, families);
  if (matches.length === 0) return { vehicles: [], total: 0, analysisDesc, isOther: false };
  const indexed = isAnyFamily(matches, tokens, families) ? indexedWord(tokens) : undefined;
  const found =
    indexed === undefined
      ? await vehicles.listByFamilies(matches, language)
      : await vehicles.listByNames({ words: tokens, indexed, vehicleClass }, language);
  const isLikely = isNamed(found, matches);
  return {
    ...found,
    analysisDesc: { ...analysisDesc, certainty: isLikely ? 'likely' : 'possible' },
    isOther: !isLikely && matches.some(({ isExact }) => isExact),
  };
}

/** True if the first vehicle is of a family whose whole name was typed. */
function isNamed({ vehicles: [best] }: Found, matches: readonly FamilyMatch[]): boolean {
  return matches.some(({ familyId, isExact }) => isExact && familyId === best?.familyId);
}

/** True if no word names a family. */
function isAnyFamily(
  matches: readonly FamilyMatch[],
  tokens: readonly string[],
  families: readonly FamilyWords[],
): boolean {
  return matches.length === families.length && matches[0]?.rest.join(' ') === tokens.join(' ');
}

/** The longest word for a name, of at least two characters. */
function indexedWord(tokens: readonly string[]): string | undefined {
  return namesOf(tokens).find((word) => [...word].length >= 2);
}

/** The words that are no facts, longest first. */
function namesOf(tokens: readonly string[]): string[] {
  return tokens
    .filter((word) => factPattern(word) === undefined)
    .sort((left, right) => [...right].length - [...left].length);
}

/** The vehicles that miss least: of the families that the words name, then of those that they may be meant for. */
async function findNearest(
  search: Search,
  name: ReadName,
  correct: typeof correctedWord = correctedWord,
): Promise<NameHit | undefined> {
  const plain = withBadges(name.tokens, search.families, 'any');
  let best: { reading: Reading; nearest: Nearest; matches: readonly FamilyMatch[] } | undefined;
  for (const isCorrected of [false, true]) {
    if (best !== undefined && !namesOf(best.nearest.missing).some((word) => [...word].length >= 2)) break;
    const reading = isCorrected ? corrected(plain, best?.nearest.missing, { ...search, correct }) : plain;
    if (isCorrected && reading.corrections.length === 0 && reading.tokens.join(' ') === plain.tokens.join(' ')) break;
    const matches = namedFamilies(reading.tokens, search.families);
    if (matches.length === 0) continue;
    const wanted = matches.map((match) => ({ ...match, rest: match.rest.filter((word) => !isStatedYear(word, name)) }));
    const years = name.years;
    const nearest = await search.vehicles.listNearest(
      { families: wanted, facts: reading.facts, years },
      search.language,
    );
    if (nearest.total === 0) continue;
    if (best === undefined || lengthOf(nearest.missing) < lengthOf(best.nearest.missing))
      best = { reading, nearest, matches };
  }
  return best === undefined ? undefined : hitOf(name, best);
}

/** Words before a family's name that say little: 老君威, 全新朗逸. */
const QUALIFIERS = new Set(['老', '新', '全新', '新款', '老款', '现款', '经典', '国产', '进口']);

/**
 * The number of missing characters, qualifiers not counted: 东风天龙旗舰 has more than 旗舰. A figure counts for half a
 * letter: the GLK 300 is rather a GLC than another maker's 300.
 */
function lengthOf(missing: readonly string[]): number {
  const weightOf = (word: string) => [...word].length * (/^\d+$/.test(word) ? 0.5 : 1);
  return missing.reduce((sum, word) => sum + (QUALIFIERS.has(word) ? 0 : weightOf(word)), 0);
}

function isStatedYear(word: string, { years }: ReadName): boolean {
  const year = yearOf(word);
  return year !== undefined && years !== undefined && year >= years.from && year <= years.to;
}

/** The families that a word names; none if the words name none. */
function namedFamilies(tokens: readonly string[], families: readonly FamilyWords[]): readonly FamilyMatch[] {
  const matches = matchFamilies(tokens, families);
  if (matches.length === 0 || isAnyFamily(matches, tokens, families)) return [];
  const exact = matches.filter(({ isExact }) => isExact);
  const fewest = Math.min(...matches.map(({ rest }) => rest.length));
  // Families that a single letter or the brand names are as good as any only if no other is better.
  const good = matches.filter(({ isExact, rest }) => isExact || rest.length === fewest);
  return (exact.length > 0 ? [...exact, ...good.filter(({ isExact }) => !isExact)] : good).slice(0, FAMILIES_MAX);
}

/** Corrects the words that no vehicle matched, or all that name no family. */
function corrected(
  reading: Reading,
  missing: readonly string[] | undefined,
  { families, correct }: { families: readonly FamilyWords[]; correct: typeof correctedWord },
): Reading {
  const corrections: Correction[] = [];
  const tokens = reading.tokens.flatMap((token) => {
    if (factPattern(token) !== undefined || reading.facts.has(token)) return [token];
    if (missing !== undefined && !missing.some((word) => token.includes(word))) return [token];
    const found = correct(token, families);
    if (found === undefined) return [token];
    corrections.push(...found.corrections);
    return found.words;
  });
  return { ...reading, tokens: [...new Set(tokens)], corrections };
}

function hitOf(
  { years, typed, tokens }: ReadName,
  { reading, nearest, matches }: { reading: Reading; nearest: Nearest; matches: readonly FamilyMatch[] },
): NameHit {
  const { missing, ...found } = nearest;
  const dropped = missing.map((word) => typed.get(word) ?? word);
  const year = found.vehicles[0]?.yearPattern;
  const isOtherYear = years !== undefined && year !== undefined && (year < years.from || year > years.to);
  const nearestYear = isOtherYear ? { typed: year < years.from ? years.from : years.to, found: year } : undefined;
  const isSure = dropped.length === 0 && reading.corrections.length === 0 && isNamed(found, matches);
  return {
    ...found,
    analysisDesc: {
      certainty: isSure ? 'likely' : 'possible',
      rule: 'name',
      query: asTyped(tokens, typed),
      ...omitUndefined({
        dropped: dropped.length === 0 ? undefined : dropped,
        corrected: reading.corrections.length === 0 ? undefined : [...reading.corrections],
        nearestYear,
      }),
    },
  };
}

/** The words by which vehicles were found, in the user's own letters. */
function asTyped(tokens: readonly string[], typed: ReadName['typed']): string {
  return tokens.map((token) => typed.get(token) ?? token).join(' ');
}

/** Vehicles that match one of the words in their names, and the facts. */
async function findBySingleWord(search: Search, { tokens, typed }: ReadName): Promise<NameHit | undefined> {
  const facts = tokens.filter((token) => factPattern(token) !== undefined);
  const words = namesOf(tokens).filter((word) => [...word].length >= 2);
  for (const indexed of words.slice(0, SINGLE_WORDS)) {
    const { vehicleClass, language } = search;
    const found = await search.vehicles.listByNames({ words: [indexed, ...facts], indexed, vehicleClass }, language);
    if (found.total === 0) continue;
    const dropped = tokens.filter((token) => token !== indexed && !facts.includes(token));
    return {
      ...found,
      analysisDesc: {
        certainty: 'possible',
        rule: 'name',
        query: asTyped(tokens, typed),
        dropped: dropped.map((word) => typed.get(word) ?? word),
      },
    };
  }
  return undefined;
}
