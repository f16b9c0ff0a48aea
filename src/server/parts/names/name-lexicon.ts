import { matchNames } from './match-names.ts';
import type { PartName } from './part-name.ts';
import { hasHan, knownTerms, partWords } from './part-words.ts';

/** The names of parts as words of a longer text. */
export interface NameLexicon {
  /** Characters of the longest name. */
  longest: number;
  /** Whether a text is a name in any spelling of the workshop, whatever its side. */
  has(text: string): boolean;
  /** Whether a text is like a name. */
  isLike(text: string): boolean;
}

/** Words that a name may have or lack. */
const SILENT = /[左右\s]|总成|件|的/g;
/** One Chinese character is in too many names. */
const LIKE_MIN = 2;
const LATIN_LIKE_MIN = 3;
/** Texts that are compared with every name, for one lexicon: more of them are treated as unknown. */
const COMPARED_MAX = 60;

/** The lexicon for one text, of the names of all vehicle classes. */
export function nameLexicon(lists: readonly (readonly PartName[])[]): NameLexicon {
  const keys = keysOf(lists);
  let compared = 0;
  return {
    longest: keys.longest,
    has: (text) => keys.all.has(keyOf(text.toLowerCase())),
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
  all: ReadonlySet<string>;
  longest: number;
}

const cache = new WeakMap<readonly PartName[], Keys>();

function keysOf(lists: readonly (readonly PartName[])[]): Keys {
  const each = lists.map(keysOfList);
  return {
    all: new Set(each.flatMap(({ all }) => [...all])),
    longest: Math.max(0, ...each.map(({ longest }) => longest)),
  };
}

function keysOfList(names: readonly PartName[]): Keys {
  const known = cache.get(names);
  if (known !== undefined) return known;
  const all = new Set(names.map(({ name }) => keyOf(partWords(name).folded)).filter((key) => key !== ''));
  const keys = { all, longest: Math.max(0, ...names.map(({ name }) => name.length)) };
  cache.set(names, keys);
  return keys;
}

function keyOf(folded: string): string {
  return knownTerms(folded).replace(SILENT, '');
}
