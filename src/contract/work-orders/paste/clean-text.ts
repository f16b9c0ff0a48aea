import { toHalfWidthUpper } from '../../half-width.ts';

/** A text without invisible characters, and where its characters were. */
export interface CleanText {
  /** Half width and upper case; line breaks are \n. */
  text: string;
  /** The place of each UTF-16 unit in the original, and the original's length at the end. */
  places: readonly number[];
}

/** Format and control characters, and variation selectors: they may stand inside a word. */
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u;

/** Removes what cannot be seen, so that a zero-width space inside a word or a direction mark changes nothing. */
export function cleanText(original: string): CleanText {
  const places: number[] = [];
  let kept = '';
  let place = 0;
  for (const character of original) {
    const isBreak = character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029';
    if (isBreak || character === '\t' || !INVISIBLE.test(character)) {
      kept += isBreak ? '\n' : character;
      for (let unit = 0; unit < character.length; unit += 1) places.push(place + unit);
    }
    place += character.length;
  }
  places.push(original.length);
  // Folding maps each unit to one unit.
  return { text: toHalfWidthUpper(kept), places };
}
