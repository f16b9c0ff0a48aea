import { blurredSound, soundOf } from '../../platform/names/sound-forms.ts';
import type { FamilyWords } from '../family-match.ts';

/** A typed word, and the word of the catalogue that it probably is. */
export interface Correction {
  from: string;
  to: string;
}

interface Vocabulary {
  words: ReadonlySet<string>;
  /** Chinese words by their sound. */
  bySound: ReadonlyMap<string, string>;
  /** Words by what is left of them without one character. */
  byDeletion: ReadonlyMap<string, readonly string[]>;
  /** Latin words and codes by their shape. */
  byShape: ReadonlyMap<string, string>;
}

/** Models that the catalogue lacks, and the words of those that succeeded or carry them. */
const relatives = new Map<string, readonly string[]>([
  ['迈巴赫', ['奔驰', 's', '级']],
  ['maybach', ['奔驰', 's', '级']],
  ['威霆', ['奔驰', 'v', '级']],
  ['唯雅诺', ['奔驰', 'v', '级']],
  ['glk', ['奔驰', 'glc']],
]);

const HAN = /^\p{Script=Han}+$/u;
const LATIN_MIN = 4;
/** Chinese words of two characters are corrected by their sound only. */
const HAN_EDIT_MIN = 3;
const HAN_MAX = 7;

const vocabularies = new WeakMap<readonly FamilyWords[], Vocabulary>();

function vocabularyOf(families: readonly FamilyWords[]): Vocabulary {
  const known = vocabularies.get(families);
  if (known !== undefined) return known;
  const words = new Set(
    families.flatMap(({ text }) => text.match(/\p{Script=Han}+|[a-z\u00df-\u024f]+/gu) ?? []).filter(isCorrectable),
  );
  const bySound = new Map<string, string>();
  const byDeletion = new Map<string, string[]>();
  for (const word of words) {
    if (HAN.test(word)) for (const sound of soundsOf(word)) bySound.set(sound, bySound.get(sound) ?? word);
    if (HAN.test(word) && word.length < HAN_EDIT_MIN) continue;
    for (const rest of [word, ...deletionsOf(word)]) byDeletion.set(rest, [...(byDeletion.get(rest) ?? []), word]);
  }
  const byShape = new Map<string, string>();
  for (const word of families.flatMap(({ text }) => text.split(' ')))
    if (CODE.test(word) && !byShape.has(shapeOf(word))) byShape.set(shapeOf(word), word);
  const vocabulary = { words, bySound, byDeletion, byShape };
  vocabularies.set(families, vocabulary);
  return vocabulary;
}

/** A name such as KL or CS75. */
const CODE = /^(?=.*[a-z])[a-z0-9]{2,6}$/;
const LOOKALIKES: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0', s: '5', b: '8', z: '2' };

/** The word with one character for all that look like it: KI and K1 as KL. */
function shapeOf(word: string): string {
  return word.replace(/[ilosbz]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

function isCorrectable(word: string): boolean {
  return HAN.test(word) ? word.length >= 2 && word.length <= HAN_MAX : word.length >= LATIN_MIN;
}

/** The pinyin of a word, and that of those who do not tell similar sounds apart. */
function soundsOf(word: string): string[] {
  const exact = soundOf(word);
  return [exact, `~${blurredSound(exact)}`];
}

function deletionsOf(word: string): string[] {
  const characters = [...word];
  return characters.map((_character, index) => characters.toSpliced(index, 1).join(''));
}

/**
 * The words of the families' names that a word contains or is a misspelling of, with what is left of it. Undefined if there
 * is none. A Chinese word may have others around it (新款朗逸), in which sounds and one wrong character are looked for.
 */
export function correctedWord(
  token: string,
  families: readonly FamilyWords[],
): { words: string[]; corrections: Correction[] } | undefined {
  const vocabulary = vocabularyOf(families);
  const relative = relatives.get(token);
  if (relative !== undefined) return { words: [...relative], corrections: [{ from: token, to: relative.join('') }] };
  if (!HAN.test(token)) {
    const alike = CODE.test(token) ? vocabulary.byShape.get(shapeOf(token)) : undefined;
    const word = alike ?? (token.length < LATIN_MIN ? undefined : nearestOf(token, vocabulary));
    if (word === token) return undefined;
    return word === undefined ? undefined : { words: [word], corrections: [{ from: token, to: word }] };
  }
  const found = findInside(token, vocabulary);
  if (found === undefined) return undefined;
  const { start, part, word } = found;
  const rest = [token.slice(0, start), token.slice(start + part.length)].filter((piece) => piece !== '');
  const inner = rest.map((piece) => (piece.length < 2 ? undefined : correctedWord(piece, families)));
  return {
    words: [word, ...rest.flatMap((piece, index) => inner[index]?.words ?? [piece])],
    corrections: [
      ...(part === word ? [] : [{ from: part, to: word }]),
      ...inner.flatMap((other) => other?.corrections ?? []),
    ],
  };
}

interface Inside {
  start: number;
  part: string;
  word: string;
}

/** The longest part that is a word, else one that sounds like one, else one with a wrong character. */
function findInside(token: string, { words, bySound, byDeletion }: Vocabulary): Inside | undefined {
  const parts: Inside[] = [];
  for (let length = Math.min(token.length, HAN_MAX); length >= 2; length -= 1) {
    for (let start = 0; start + length <= token.length; start += 1) {
      const part = token.slice(start, start + length);
      parts.push({ start, part, word: part });
    }
  }
  const exact = parts.find(({ part }) => words.has(part));
  if (exact !== undefined) return exact;
  const sounding = (place: 0 | 1) => {
    for (const inside of parts) {
      const word = bySound.get(soundsOf(inside.part)[place] ?? '');
      if (word !== undefined) return { ...inside, word };
    }
    return undefined;
  };
  const spoken = sounding(0) ?? sounding(1);
  if (spoken !== undefined) return spoken;
  for (const inside of parts) {
    if (inside.part.length < HAN_EDIT_MIN) break;
    const word = nearestOf(inside.part, { byDeletion });
    if (word !== undefined) return { ...inside, word };
  }
  return undefined;
}

/** The word that differs by one inserted, deleted or wrong character, or two that are swapped. */
function nearestOf(typed: string, { byDeletion }: Pick<Vocabulary, 'byDeletion'>): string | undefined {
  const candidates = [typed, ...deletionsOf(typed)].flatMap((rest) => byDeletion.get(rest) ?? []);
  const near = [...new Set(candidates)].flatMap((word) => {
    const kind = editKind(typed, word);
    return kind === undefined ? [] : [{ word, kind }];
  });
  return near.sort((one, other) => one.kind - other.kind || one.word.length - other.word.length)[0]?.word;
}

/** 0 swapped, 1 inserted or deleted, 2 replaced; undefined if further apart. */
function editKind(one: string, other: string): number | undefined {
  const a = [...one];
  const b = [...other];
  if (a.length !== b.length) return Math.abs(a.length - b.length) === 1 ? 1 : undefined;
  const different = a.flatMap((character, index) => (character === b[index] ? [] : [index]));
  const [first = 0, second = 0] = different;
  if (different.length === 1) return 2;
  const isSwap = different.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
  return isSwap ? 0 : undefined;
}
