import { matchNames } from './match-names.ts';
import type { PartName } from './part-name.ts';
import { hasHan, knownTerms, partWords } from './part-words.ts';
import { workshopWords } from './workshop-words.ts';

/** The names of parts as words of a longer text. */
export interface NameLexicon {
  /** Characters of the longest name. */
  longest: number;
  /** Whether a text is a name in any spelling of the workshop, whatever its side. */
  has(text: string): boolean;
  /** Whether a text is a name only with 前 or 后 before it: 刹车片 may be either. */
  lacksPlace(text: string): boolean;
  /** Whether a text is like a name. */
  isLike(text: string): boolean;
}

/** Words that a name may have or lack. */
const SILENT = /[左右][边侧]?|\b(?:left|right|lhs?|rhs?)\b|\s|总成|件|的/g;
const PLACED = /^[前后].{2}/;
/** One Chinese character is in too many names. */
const LIKE_MIN = 2;
const LATIN_LIKE_MIN = 3;
/** Texts that are compared with every name, for one lexicon: more of them are treated as unknown. */
const COMPARED_MAX = 60;
const KNOWN_MAX = 5_000;

/** The lexicon for one text, of the names of all vehicle classes. */
export function nameLexicon(lists: readonly (readonly PartName[])[]): NameLexicon {
  const keys = keysOf(lists);
  let compared = 0;
  /** A message that repeats a word asks for it thousands of times. */
  const known = new Map<string, boolean>();
  return {
    longest: keys.longest,
    has(text) {
      const folded = text.toLowerCase();
      if (!keys.starts.has(folded.charAt(0))) return false;
      const before = known.get(folded);
      if (before !== undefined) return before;
      const key = keyOf(folded);
      const isName = keys.whole.has(key) || keys.placeless.has(key);
      if (known.size < KNOWN_MAX) known.set(folded, isName);
      return isName;
    },
    lacksPlace: (text) => !keys.whole.has(keyOf(text.toLowerCase())),
    isLike(text) {
      if (text.length < (hasHan(text) ? LIKE_MIN : LATIN_LIKE_MIN) || text.length > keys.longest) return false;
      compared += 1;
      if (compared > COMPARED_MAX) return false;
      // Names inside a longer text are words of their own.
      return lists.some((names) => matchNames(text, names).some(({ rule }) => rule !== 'within'));
    },
  };
}

interface Keys {
  whole: ReadonlySet<string>;
  /** 雨刮片 and 减震 for 前雨刮片 and 前减震. */
  placeless: ReadonlySet<string>;
  /** The first characters of all names in any spelling: no other text is compared, which bounds the time of a long one. */
  starts: ReadonlySet<string>;
  longest: number;
}

/** First characters of texts whose key begins differently: with a side, a filler word or a workshop term. */
const OTHER_STARTS = [
  '左',
  '右',
  '总',
  '件',
  '的',
  ' ',
  'l',
  'r',
  ...[...workshopWords.keys()].map((term) => term.charAt(0)),
];

const cache = new WeakMap<readonly PartName[], Keys>();

function keysOf(lists: readonly (readonly PartName[])[]): Keys {
  const each = lists.map(keysOfList);
  return {
    whole: new Set(each.flatMap(({ whole }) => [...whole])),
    placeless: new Set(each.flatMap(({ placeless }) => [...placeless])),
    starts: new Set([...OTHER_STARTS, ...each.flatMap(({ starts }) => [...starts])]),
    longest: Math.max(0, ...each.map(({ longest }) => longest)),
  };
}

function keysOfList(names: readonly PartName[]): Keys {
  const known = cache.get(names);
  if (known !== undefined) return known;
  const whole = new Set(names.map(({ name }) => keyOf(partWords(name).folded)).filter((key) => key !== ''));
  const placeless = new Set([...whole].flatMap((key) => (PLACED.test(key) ? [key.slice(1)] : [])));
  const starts = new Set([...whole, ...placeless].map((key) => key.charAt(0)));
  const keys = { whole, placeless, starts, longest: Math.max(0, ...names.map(({ name }) => name.length)) };
  cache.set(names, keys);
  return keys;
}

function keyOf(folded: string): string {
  return knownTerms(folded).replace(SILENT, '');
}
