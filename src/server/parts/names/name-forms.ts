import { initialsOf, soundOf } from '../../platform/names/sound-forms.ts';
import type { PartName } from './part-name.ts';
import { bareName, hasHan, type PartWords, partWords, pinyinTyped, withoutQuantity } from './part-words.ts';

/** A text in the forms that are compared. */
interface Forms extends PartWords {
  /** The syllables of the plain text; undefined without Chinese characters. */
  sound: string | undefined;
  /** The characters of the plain text, sorted. */
  sorted: string;
}

export interface TypedForms extends Forms {
  bare: string;
  /** Pinyin or initials, if the text may be either. */
  pinyin: string | undefined;
}

export interface NameForms extends Forms {
  /** A name such as "hood / bonnet" in its alternatives. */
  alternatives: readonly string[];
  /** Of the plain text, which names no side. */
  plainInitials: string;
}

function formsIn(text: string): Forms {
  const words = partWords(text);
  const { plain } = words;
  return { ...words, sound: hasHan(plain) ? soundOf(plain) : undefined, sorted: sortedCharacters(plain) };
}

export function typedForms(text: string): TypedForms {
  const forms = formsIn(withoutQuantity(text));
  return { ...forms, bare: bareName(forms.folded), pinyin: pinyinTyped(forms.folded) };
}

/** Cached per list of names, which stays the same until it is reloaded. */
const formsOfNames = new WeakMap<PartName, NameForms>();

export function formsOf(name: PartName): NameForms {
  const known = formsOfNames.get(name);
  if (known !== undefined) return known;
  const forms = formsIn(name.name);
  const alternatives = forms.folded.includes(' / ') ? forms.folded.split(' / ') : [];
  const made = { ...forms, alternatives, plainInitials: hasHan(forms.plain) ? initialsOf(forms.plain) : '' };
  formsOfNames.set(name, made);
  return made;
}

function sortedCharacters(text: string): string {
  return [...text.replaceAll(' ', '')].sort().join('');
}
