import { memoizePerSource } from '../platform/caches/ttl-cache.ts';
import { foldName, nameTokens } from './name-tokens.ts';
import { factPattern } from './vehicle-pattern.ts';

/** A family with its search words. */
export interface FamilyWords {
  familyId: number;
  vehicleClass: 'C' | 'B';
  /** All its words in one line, folded. */
  text: string;
  words: readonly string[];
  /** Its own names, each as a list of words. */
  names: readonly (readonly string[])[];
  /** The codes of its generations, such as e90 and w204; no codes that could be another name. */
  platforms: readonly string[];
}

export interface FamilyMatch {
  familyId: number;
  /** The whole name was typed, not only a part of it or the brand. */
  isExact: boolean;
  /** The words that do not name the family: the vehicle must match them. */
  rest: string[];
}

export function familyWords(row: {
  familyId: number;
  vehicleClass: 'C' | 'B';
  nameZh: string;
  nameEn: string;
  brandCode: string;
  searchText: string;
  platforms?: string | null;
}): FamilyWords {
  const folded = foldName(`${row.searchText} ${row.brandCode}`);
  // ID.4 is also typed ID4.
  const text = folded.includes('.') ? `${folded} ${folded.replaceAll('.', '')}` : folded;
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))];
  words.sort((left, right) => right.length - left.length);
  const names = [row.nameZh, row.nameEn].map(nameTokens);
  const platforms = (row.platforms ?? '')
    .toLowerCase()
    .split(' ')
    .filter((code) => PLATFORM.test(code));
  return { familyId: row.familyId, vehicleClass: row.vehicleClass, text, words, names, platforms };
}

const PLATFORM = /^[a-z]{1,3}\d{2,3}[a-z]?$/;

/**
 * The families that a typed name may mean. If no word names a family, all are possible and the vehicles must match the
 * words. A year or a gearbox alone names no family.
 */
export function matchFamilies(tokens: readonly string[], families: readonly FamilyWords[]): readonly FamilyMatch[] {
  // Tokens contain no space.
  return matchesOf(tokens.join(' '), families);
}

/** Searches whose matches are cached per list of families. */
const SEARCHES_MAX = 2_000;

const matchesOf = memoizePerSource(SEARCHES_MAX, (query: string, families: readonly FamilyWords[]) =>
  compareWithAll(query === '' ? [] : query.split(' '), families),
);

function compareWithAll(tokens: readonly string[], families: readonly FamilyWords[]): readonly FamilyMatch[] {
  const isFact = createFactCheck();
  const matches = candidatesOf(tokens, families).flatMap((family): FamilyMatch[] => {
    const splits = tokens.map((token) => splitToken(token, family, isFact));
    const named = splits.flatMap(({ named }) => named);
    if (named.length === 0) return [];
    const isExact = family.names.some((name) => name.length > 0 && name.every((word) => isNamedBy(word, named)));
    const rest = splits.map((split) => split.rest).filter((word) => word !== '');
    return [{ familyId: family.familyId, isExact, rest }];
  });
  if (matches.length > 0 || tokens.every((token) => factPattern(token) !== undefined)) return likelyOf(matches);
  // A code such as e90 names families only if no other word does; their vehicles must have it.
  const coded = families.filter(({ platforms }) => tokens.some((token) => platforms.includes(token)));
  if (coded.length > 0) return coded.map(({ familyId }) => ({ familyId, isExact: false, rest: [...tokens] }));
  return families.map(({ familyId }) => ({ familyId, isExact: false, rest: [...tokens] }));
}

/**
 * If the whole name of a family was typed, families that leave one of its words unmatched are dropped: after 宝马7系
 * neither other families with a 7 nor every BMW is searched. A number may name one family and be the year of another.
 */
function likelyOf(matches: readonly FamilyMatch[]): readonly FamilyMatch[] {
  const exact = matches.filter(({ isExact }) => isExact);
  if (exact.length === 0) return matches;
  const mayBeLeft = (word: string) => factPattern(word) !== undefined || exact.every(({ rest }) => rest.includes(word));
  return matches.filter(({ isExact, rest }) => isExact || rest.every(mayBeLeft));
}

interface FamilyIndex {
  /** The words of all families in one text, and the offset of each family. */
  text: string;
  starts: readonly number[];
  /** The indexes of the families by word. */
  byWord: ReadonlyMap<string, readonly number[]>;
}

/** Cached per list of families, which is the same object until it is read again. */
const indexes = new WeakMap<readonly FamilyWords[], FamilyIndex>();

function indexOf(families: readonly FamilyWords[]): FamilyIndex {
  const known = indexes.get(families);
  if (known !== undefined) return known;
  const starts: number[] = [];
  const byWord = new Map<string, number[]>();
  let text = '';
  families.forEach((family, place) => {
    starts.push(text.length);
    text += `${family.text}\n`;
    for (const word of family.words) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  });
  const index = { text, starts, byWord };
  indexes.set(families, index);
  return index;
}

/** The families that a token can name, in their order: their words contain it, or it starts with one of them. */
function candidatesOf(tokens: readonly string[], families: readonly FamilyWords[]): FamilyWords[] {
  const { text, starts, byWord } = indexOf(families);
  const places = new Set<number>();
  for (const token of tokens) {
    for (let place = 0, at = text.indexOf(token); at >= 0; at = text.indexOf(token, starts[place + 1] ?? text.length)) {
      while ((starts[place + 1] ?? text.length) <= at) place += 1;
      places.add(place);
      if (place + 1 >= starts.length) break;
    }
    for (let length = 1; length <= token.length; length += 1) {
      for (const place of byWord.get(token.slice(0, length)) ?? []) places.add(place);
    }
  }
  return [...places].sort((left, right) => left - right).flatMap((place) => families[place] ?? []);
}

/** A test for words that state a fact; cached per word, which is checked against many families. */
function createFactCheck(): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const isFact = factPattern(word) !== undefined;
    known.set(word, isFact);
    return isFact;
  };
}

/** Splits a token into the words that name the family, and the rest. */
function splitToken(
  token: string,
  family: FamilyWords,
  isFact: (word: string) => boolean,
): { named: string[]; rest: string } {
  const nothing = { named: [], rest: token };
  // Passat contains "at", and 2008 is a Peugeot: a word for a fact names a family only as a whole word.
  if (isFact(token) && !family.words.includes(token)) return nothing;
  if (containsToken(family.text, token)) return { named: [token], rest: '' };
  const head = family.words.find((word) => token.startsWith(word) && canNameFamily(word));
  if (head === undefined) return nothing;
  const tail = splitToken(token.slice(head.length), family, isFact);
  // Of 大众朗逸舒适版 the vehicle must match 舒适版; Latin words written together match only as a whole (dazhonglangyi).
  if (tail.rest !== '' && !/^\p{Script=Han}/u.test(token)) return nothing;
  return { named: [head, ...tail.named], rest: tail.rest };
}

/** A brand is often written before the name without a space: 五菱宏光. */
function isNamedBy(word: string, named: readonly string[]): boolean {
  return named.some((token) => token === word || (/^\p{Script=Han}/u.test(word) && token.endsWith(word)));
}

function canNameFamily(word: string): boolean {
  return word.length > 1 || /^\p{Script=Han}/u.test(word);
}

/**
 * True if the text contains the token: Chinese anywhere, other scripts from the start of a run of letters or digits.
 * Numbers and single letters only as a whole: C级 is not a Camry.
 */
function containsToken(text: string, token: string): boolean {
  if (/^\p{Script=Han}/u.test(token)) return text.includes(token);
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    const isStart = at === 0 || kindOf(text.charAt(at - 1)) !== kindOf(token.charAt(0));
    const isWhole = token.length === 1 || /\d$/.test(token);
    const isEnd = !isWhole || kindOf(token.slice(-1)) !== kindOf(text.charAt(at + token.length));
    if (isStart && isEnd) return true;
  }
  return false;
}

function kindOf(character: string): string {
  if (/\d/.test(character)) return 'digit';
  return /[a-z\u00df-\u024f]/.test(character) ? 'letter' : 'other';
}
