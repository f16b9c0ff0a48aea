import { soundOf } from '../../platform/names/sound-forms.ts';
import type { FamilyWords } from '../family-match.ts';
import type { Correction } from './name-vocabulary.ts';

const HAN = /^\p{Script=Han}+$/u;
/** Share of the letters, of the pinyin of Chinese words, that may differ. */
const DIFFERENT_MAX = 0.4;
const LETTERS_MIN = 3;
const LETTERS_MAX = 24;

/** Families' names by their letters, those of Chinese names being their pinyin; cached per list of families. */
const spellings = new WeakMap<readonly FamilyWords[], ReadonlyMap<string, string>>();

function spellingsOf(families: readonly FamilyWords[]): ReadonlyMap<string, string> {
  const known = spellings.get(families);
  if (known !== undefined) return known;
  const made = new Map<string, string>();
  for (const word of new Set(families.flatMap(({ names }) => names.flat())))
    if (word.length >= 2 && !/\d/.test(word)) made.set(lettersOf(word), word);
  spellings.set(families, made);
  return made;
}

function lettersOf(word: string): string {
  return HAN.test(word) ? soundOf(word).replaceAll(' ', '') : word;
}

/** The family's name nearest to a word that no family has: better than nothing, and shown as read for the word. */
export function nearestWord(
  token: string,
  families: readonly FamilyWords[],
): { words: string[]; corrections: Correction[] } | undefined {
  const letters = lettersOf(token);
  if (letters.length < LETTERS_MIN || letters.length > LETTERS_MAX) return undefined;
  let nearest: { word: string; share: number } | undefined;
  for (const [spelling, word] of spellingsOf(families)) {
    const longer = Math.max(spelling.length, letters.length);
    if (Math.abs(spelling.length - letters.length) > longer * DIFFERENT_MAX) continue;
    const shared = HAN.test(token) && [...token].some((character) => word.includes(character)) ? 0.1 : 0;
    const share = distanceOf(spelling, letters) / longer - shared;
    if (share <= DIFFERENT_MAX && share < (nearest?.share ?? 1)) nearest = { word, share };
  }
  if (nearest === undefined) return undefined;
  return { words: [nearest.word], corrections: [{ from: token, to: nearest.word }] };
}

/** The letters that have to be inserted, deleted or replaced. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, second] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === second ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
