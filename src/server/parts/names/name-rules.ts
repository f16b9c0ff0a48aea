import type { NameForms, TypedForms } from './name-forms.ts';
import { isOneEdit } from './one-edit.ts';
import type { NameRule, PartName } from './part-name.ts';
import { hasHan } from './part-words.ts';

/** Shortest words that may match with one edit: shorter ones would match too many others. */
const EDITED_MIN = 3;
/** Shortest abbreviation: two characters in this order are in many names. */
const ABBREVIATION_MIN = 3;
const PINYIN_PART_MIN = 4;
/** Shortest pinyin that may match with one edit. */
const PINYIN_EDITED_MIN = 5;
/** Shortest initials that match at the end or beginning of others, and anywhere inside. */
const INITIALS_END_MIN = 2;
const INITIALS_INSIDE_MIN = 3;
/** Shortest text that is matched ignoring word boundaries. */
const BARE_MIN = 4;
/** All that a text says beside the name of a part that has one place only. */
const POSITION = /^[前后]轮?$/;
/** Shortest Chinese words of a text in another order, and shortest name inside a text. */
const WORD_MIN = 2;

/** The kinds of match between a text and a name, most certain first, and the rule that the answer names. */
const ways = {
  exact: 'exact',
  alias: 'alias',
  normalised: 'normalised',
  pinyin: 'pinyin',
  initials: 'initials',
  sound: 'pinyin',
  contains: 'contains',
  initialsAtEnd: 'initials',
  initialsInside: 'initials',
  soundInside: 'contains',
  otherOrder: 'contains',
  abbreviated: 'contains',
  placed: 'within',
  endsWithin: 'within',
  oneEdit: 'oneEdit',
  within: 'within',
} as const satisfies Record<string, NameRule>;
type Way = keyof typeof ways;

const order = Object.keys(ways);

export interface RankedRule {
  /** From 0, most certain first. */
  rank: number;
  rule: NameRule;
}

/** True for ways that leave no doubt which part is meant, if there is one. */
export function isSure(rank: number): boolean {
  return rank <= order.indexOf('pinyin');
}

export function isHead(rank: number): boolean {
  return rank === order.indexOf('placed');
}

export function ruleOf(typed: TypedForms, name: NameForms, row: PartName): RankedRule | undefined {
  const way = wayOf(typed, name, row);
  return way === undefined ? undefined : { rank: order.indexOf(way), rule: ways[way] };
}

function wayOf(typed: TypedForms, name: NameForms, row: PartName): Way | undefined {
  if (typed.folded === name.folded) return row.kind === 'alias' ? 'alias' : 'exact';
  if (name.alternatives.includes(typed.folded)) return 'exact';
  if (typed.normal !== '' && typed.normal === name.normal) return 'normalised';
  if (typed.bare !== '' && typed.bare === row.norm) return 'normalised';
  const spelt = typed.pinyin === undefined ? undefined : pinyinWay(typed.pinyin, name, row);
  return spelt ?? textWay(typed, name, row);
}

function pinyinWay(pinyin: string, { plainInitials }: NameForms, row: PartName): Way | undefined {
  if (pinyin === row.pinyin) return 'pinyin';
  if (pinyin === row.initials || pinyin === plainInitials) return 'initials';
  if (pinyin.length >= PINYIN_PART_MIN && row.pinyin.includes(pinyin)) return 'contains';
  if (plainInitials === '') return undefined;
  if (pinyin.length >= INITIALS_END_MIN && plainInitials.endsWith(pinyin)) return 'initialsAtEnd';
  if (pinyin.length >= INITIALS_INSIDE_MIN && plainInitials.startsWith(pinyin)) return 'initialsAtEnd';
  if (pinyin.length >= INITIALS_INSIDE_MIN && plainInitials.includes(pinyin)) return 'initialsInside';
  return pinyin.length >= PINYIN_EDITED_MIN && isOneEdit(pinyin, row.pinyin) ? 'oneEdit' : undefined;
}

function textWay(typed: TypedForms, name: NameForms, row: PartName): Way | undefined {
  // One Chinese character is a word (灯); one Latin letter is in every name.
  if (typed.normal.length < (hasHan(typed.normal) ? 1 : 2)) return undefined;
  const isShort = typed.plain.length < 2;
  if (!isShort && typed.sound !== undefined && typed.sound === name.sound) return 'sound';
  if (name.normal.includes(typed.normal)) return 'contains';
  if (typed.bare.length >= BARE_MIN && row.norm.includes(typed.bare)) return 'contains';
  if (!isShort && typed.sound !== undefined && name.sound?.includes(typed.sound) === true) return 'soundInside';
  if (!isShort && hasHan(typed.plain) && typed.sorted === name.sorted) return 'otherOrder';
  if (isInOtherOrder(typed.normal, name.normal)) return 'otherOrder';
  const worded = wordsWay(typed.normal.split(' '), name.normal.split(' '));
  if (worded === 'contains') return worded;
  if (isAbbreviation(typed.normal, name.normal)) return 'abbreviated';
  const within = withinWay(typed, name);
  if (within === 'placed' || within === 'endsWithin') return within;
  if (worded !== undefined) return worded;
  return hasHan(typed.plain) && hasNearPart(name.plain, typed.plain) ? 'oneEdit' : within;
}

/** The text has the whole name and more: 空调鼓风机 for 鼓风机, water pump gasket for water pump. */
function withinWay(typed: TypedForms, name: NameForms): Way | undefined {
  const [text, part] = [` ${typed.normal} `, name.normal];
  const isWord = hasHan(part) ? part.length >= WORD_MIN : part.includes(' ');
  const whole = hasHan(part) ? part : ` ${part} `;
  if (!isWord || !text.includes(whole)) return undefined;
  if (!typed.normal.endsWith(part)) return 'within';
  return POSITION.test(typed.normal.slice(0, -part.length)) ? 'placed' : 'endsWithin';
}

/** 滤芯空气: two words that are both in the name, each without the other. */
function isInOtherOrder(typed: string, name: string): boolean {
  if (typed.length < 2 * WORD_MIN || !/^\p{Script=Han}+$/u.test(typed)) return false;
  for (let at = WORD_MIN; at <= typed.length - WORD_MIN; at += 1) {
    const first = typed.slice(0, at);
    if (name.includes(first) && name.replace(first, ' ').includes(typed.slice(at))) return true;
  }
  return false;
}

/** Every typed word is in the name, in any order, or after one edit. */
function wordsWay(typed: readonly string[], name: readonly string[]): 'contains' | 'oneEdit' | undefined {
  const isIn = (word: string) => name.some((other) => other.includes(word));
  const strange = typed.filter((word) => !isIn(word));
  const [odd] = strange;
  if (odd === undefined) return 'contains';
  if (strange.length > 1 || odd.length < EDITED_MIN) return undefined;
  const isNear = name.some((other) => other.length >= EDITED_MIN && isOneEdit(odd, other));
  return isNear ? 'oneEdit' : undefined;
}

/** True if the name has the characters of the text in their order, from its first one on: 空滤壳 for 空气滤清器壳体. */
function isAbbreviation(typed: string, name: string): boolean {
  if (typed.length < ABBREVIATION_MIN || typed[0] !== name[0] || !/^\p{Script=Han}+$/u.test(typed)) return false;
  let at = 0;
  for (const character of typed) {
    at = name.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** True if a part of the name differs from the text by one character. */
function hasNearPart(name: string, typed: string): boolean {
  if (typed.length < EDITED_MIN) return false;
  for (let start = 0; start + typed.length <= name.length; start += 1) {
    let different = 0;
    for (let index = 0; index < typed.length && different < 2; index += 1)
      if (name[start + index] !== typed[index]) different += 1;
    if (different < 2) return true;
  }
  return false;
}
