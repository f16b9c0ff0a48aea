import { normalizeWord } from '../cells/words.ts';
import type { CatalogueField, CatalogueFile } from '../format/catalogue-file.ts';
import { isGermanFor } from './german-words.ts';
import { synonymScore } from './synonyms.ts';

/** Units and remarks in a header: 价格(元), OE号码【必填】. */
const REMARK = /[(（[【〔<《].*?[)）\]】〕>》]/g;

/** A header as it is compared. */
export function normalizeHeader(header: string): string {
  const bare = normalizeWord(header.replace(REMARK, ''));
  return bare === '' ? normalizeWord(header).replace(/[()（）[\]【】]/g, '') : bare;
}

/** A score above this is that of a name or an alias, not of a part of the header. */
export const EXACT = 2.5;

/** 名称 (EN), Bezeichnung (English). */
const IN_ENGLISH = /[(（[]\s*(?:en|eng|english|英文|英语)\s*[)）\]]/i;

const NAME = 4;
const ALIAS = 3;
/** OEM号 for OEM, 零件编号 for 零件号. */
const ALIAS_WITHOUT_ENDING = 2.6;
const GERMAN = 2.2;
const PART = 1.5;
const ENDING = /(?:编号|号码|编码|代码|号|码)$/;

/** Whether a header is the name of a field in the format. */
export const isFieldName = (written: string, name: string): boolean => normalizeHeader(written) === normalizeWord(name);

/** How well a header names a field: 0 if it does not. */
export function headerScore(written: string, name: string, field: CatalogueField): number {
  if (IN_ENGLISH.test(written)) {
    // The column beside it has the supplier's own language.
    if (!name.endsWith('En')) return 0;
    const base = written.replace(IN_ENGLISH, '');
    const german = isGermanFor(normalizeHeader(base), name.slice(0, -'En'.length), field) ? GERMAN : 0;
    return Math.max(german, headerScore(`${base} en`, name, field), headerScore(`英文${base}`, name, field));
  }
  const header = normalizeHeader(written);
  if (header === '') return 0;
  if (header === normalizeWord(name)) return NAME;
  const words = wordsOf(field);
  if (words.includes(header)) return ALIAS;
  const bare = header.replace(ENDING, '');
  if (bare !== '' && bare !== header && words.some((word) => word.replace(ENDING, '') === bare)) {
    return ALIAS_WITHOUT_ENDING;
  }
  const synonym = synonymScore(header, name, field);
  if (synonym > 0) return synonym;
  // 品牌价 holds prices, not brands.
  if (field.kind !== 'money' && /(?:价|price)$/.test(header)) return 0;
  // The last level of a merged header, and words that are long enough to be no accident.
  const isPart = words.some((word) => (isHan(word) ? word.length >= 2 : word.length >= 4) && header.includes(word));
  return isPart ? PART : 0;
}

const wordsOfFields = new WeakMap<CatalogueField, readonly string[]>();

function wordsOf(field: CatalogueField): readonly string[] {
  let words = wordsOfFields.get(field);
  if (words === undefined) {
    const abouts = [field.about.zh, field.about.en];
    // 起始序号（VIN 后六位）, 主机厂，空则为品牌名称: what comes first is the name.
    const heads = abouts.map((about) => about.replace(REMARK, '').replace(/[，；;：:].*$/, ''));
    words = [...abouts, ...heads, ...(field.aliases ?? [])].map(normalizeWord).filter((word) => word !== '');
    wordsOfFields.set(field, words);
  }
  return words;
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

const knownHeaders = new WeakMap<readonly CatalogueFile[], ReadonlySet<string>>();

/** All names and aliases of fields, as they are compared. */
export function knownHeadersOf(files: readonly CatalogueFile[]): ReadonlySet<string> {
  let known = knownHeaders.get(files);
  if (known === undefined) {
    const words = files.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { about, aliases = [] }]) => [name, about.zh, ...aliases]),
    );
    known = new Set(words.map(normalizeWord));
    knownHeaders.set(files, known);
  }
  return known;
}
