import type { PartHit } from '../../../contract/parts/schemas.ts';
import { memoizePerSource } from '../../platform/ttl-cache.ts';
import { isOneEdit } from './one-edit.ts';
import { bareName, hasHan, type PartWords, partWords, pinyinTyped, type Side } from './part-words.ts';

/** A name of a standard part. */
export interface PartName {
  stdPartId: number;
  name: string;
  kind: 'name' | 'alias' | 'english';
  /** As bareName makes it. */
  norm: string;
  pinyin: string;
  initials: string;
}

export type NameRule = Exclude<PartHit['rule'], 'oe'>;

export interface NameMatch {
  stdPartId: number;
  rule: NameRule;
}

/** Most certain first. */
const RULES: readonly NameRule[] = ['exact', 'alias', 'normalised', 'pinyin', 'initials', 'contains', 'oneEdit'];

/** Shortest words that may match with one edit: shorter ones would match too many others. */
const EDITED_MIN = 3;
const PINYIN_PART_MIN = 4;
/** Shortest text that is matched ignoring word boundaries. */
const BARE_MIN = 4;

/** Searches whose matches are cached per list of names. */
const MAX_TEXTS = 2_000;

interface Typed extends PartWords {
  bare: string;
  pinyin: string | undefined;
}

interface Weighed extends NameMatch {
  /** Rule, side and surplus length; smaller is better. */
  weights: readonly [rule: number, side: number, surplus: number];
}

/**
 * The standard parts that match a text, most certain first, each once with its best rule. Within a rule, names of the
 * typed side precede those without a side and those of the other. A text in the catalogue is not treated as a typing error:
 * 前制动片 does not find 前制动盘, which is one edit away.
 */
export const matchNames: (text: string, names: readonly PartName[]) => readonly NameMatch[] = memoizePerSource(
  MAX_TEXTS,
  compareWithAll,
);

function compareWithAll(text: string, names: readonly PartName[]): readonly NameMatch[] {
  const words = partWords(text);
  if (words.folded === '') return [];
  const typed: Typed = { ...words, bare: bareName(words.folded), pinyin: pinyinTyped(words.folded) };
  const best = new Map<number, Weighed>();
  for (const name of names) {
    const weighed = weigh(typed, name);
    const before = best.get(name.stdPartId);
    if (weighed !== undefined && (before === undefined || byWeight(weighed, before) < 0)) {
      best.set(name.stdPartId, weighed);
    }
  }
  const sorted = [...best.values()].sort(byWeight);
  const isKnown = sorted[0]?.rule !== 'oneEdit';
  return sorted
    .filter(({ rule }) => !isKnown || rule !== 'oneEdit')
    .map(({ stdPartId, rule }) => ({ stdPartId, rule }));
}

/** Distance of a side from the requested one: 0 the same or none requested, 1 no side, 2 the other. */
export function sideDistance(requested: Side | undefined, side: Side | undefined): number {
  if (requested === undefined || requested === side) return 0;
  return side === undefined ? 1 : 2;
}

/** Cached per list of names, which stays the same until it is reloaded. */
const wordsOfNames = new WeakMap<PartName, PartWords>();

function wordsOf(name: PartName): PartWords {
  const known = wordsOfNames.get(name) ?? partWords(name.name);
  wordsOfNames.set(name, known);
  return known;
}

function weigh(typed: Typed, partName: PartName): Weighed | undefined {
  const { stdPartId, kind, norm, pinyin, initials } = partName;
  const words = wordsOf(partName);
  const rule = ruleOf(typed, { ...words, kind, norm, pinyin, initials });
  if (rule === undefined) return undefined;
  const surplus = Math.abs(words.normal.length - typed.normal.length);
  return { stdPartId, rule, weights: [RULES.indexOf(rule), sideDistance(typed.side, words.side), surplus] };
}

function ruleOf(typed: Typed, name: PartWords & Omit<PartName, 'stdPartId' | 'name'>): NameRule | undefined {
  if (typed.folded === name.folded) return name.kind === 'alias' ? 'alias' : 'exact';
  if (typed.normal !== '' && typed.normal === name.normal) return 'normalised';
  if (typed.bare !== '' && typed.bare === name.norm) return 'normalised';
  if (typed.pinyin !== undefined) {
    if (typed.pinyin === name.pinyin) return 'pinyin';
    if (typed.pinyin === name.initials) return 'initials';
    if (typed.pinyin.length >= PINYIN_PART_MIN && name.pinyin.includes(typed.pinyin)) return 'contains';
  }
  // One Chinese character is a word (灯); one Latin letter is in every name.
  if (typed.normal.length < (hasHan(typed.normal) ? 1 : 2)) return undefined;
  if (name.normal.includes(typed.normal)) return 'contains';
  if (typed.bare.length >= BARE_MIN && name.norm.includes(typed.bare)) return 'contains';
  return wordsRule(typed.normal.split(' '), name.normal.split(' '));
}

/** Every typed word is in the name, in any order, or after one edit. */
function wordsRule(typed: readonly string[], name: readonly string[]): NameRule | undefined {
  const isIn = (word: string) => name.some((other) => other.includes(word));
  const strange = typed.filter((word) => !isIn(word));
  const [odd] = strange;
  if (odd === undefined) return 'contains';
  if (strange.length > 1 || odd.length < EDITED_MIN) return undefined;
  const isNear = name.some((other) => other.length >= EDITED_MIN && isOneEdit(odd, other));
  return isNear ? 'oneEdit' : undefined;
}

function byWeight(a: Weighed, b: Weighed): number {
  const [rule, side, surplus] = a.weights;
  const [otherRule, otherSide, otherSurplus] = b.weights;
  return rule - otherRule || side - otherSide || surplus - otherSurplus;
}
