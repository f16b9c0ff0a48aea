import { pinyin } from 'pinyin-pro';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';

/** A name in the normalized forms used by search. */
export interface SearchForms {
  /** Half width, lower case, without 总成, 件, 的 and separators. */
  readonly norm: string;
  /** Pinyin without tones and spaces. */
  readonly pinyin: string;
  readonly initials: string;
}

const FILLERS = /总成|件|的/g;
const SEPARATORS = /[\s\-_/.,，、·（）()&+]+/g;

export function normalName(name: string): string {
  const plain = toHalfWidthUpper(name).toLowerCase().replace(SEPARATORS, '');
  const short = plain.replace(FILLERS, '');
  return short === '' ? plain : short;
}

export function searchForms(name: string): SearchForms {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const words = syllables.map((syllable) =>
    toHalfWidthUpper(syllable)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );
  return {
    norm: normalName(name),
    pinyin: words.join(''),
    initials: words.map((word, index) => (/^[a-z]+$/.test(syllables[index] ?? '') ? word.charAt(0) : word)).join(''),
  };
}
