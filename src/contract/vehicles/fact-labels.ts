import type { Language } from '../codes.ts';
import { type FactField, type FactValue, factValues } from './fact-values.ts';

interface Fact {
  field: FactField;
  /** A code of ours, or what the supplier wrote. */
  code: string;
}

/** A fact in the reader's language; as it is written if we do not know it. */
export function factLabel({ field, code }: Fact, language: Language): string {
  const exact = factValues[field].find((value) => value.code === code && code !== '');
  if (exact !== undefined) return exact[language];
  // The supplier's Chinese text can be more precise than the label (7挡湿式双离合), so readers of Chinese see it unchanged.
  if (language === 'zh-CN' && /\p{Script=Han}/u.test(code)) return code;
  return spelledLabel(field, code, language) ?? code;
}

export function isFactField(field: string): field is FactField {
  return Object.hasOwn(factValues, field);
}

function spelledLabel(field: FactField, text: string, language: Language): string | undefined {
  const folded = foldSpelling(text, field);
  const value = spelledValue(field, folded);
  if (value !== undefined) return value[language];
  if (field === 'gearboxType') return gearsLabel(folded, language);
  return field === 'drivenType' ? engineAndDrive(folded, language) : undefined;
}

/** 7挡双离合, 双离合7挡, 6MT, 6-speed manual. */
function gearsLabel(folded: string, language: Language): string | undefined {
  const [, before, after] = /^(\d\d?)(?:[挡档速]|speed|gang)?(\D.*)$/u.exec(folded) ?? [];
  const [, first, last] = /^(.*\D)(\d\d?)(?:[挡档速]|speed|gang)?$/u.exec(folded) ?? [];
  const [gears, kind] = before === undefined ? [last, first] : [before, after];
  const value = kind === undefined ? undefined : spelledValue('gearboxType', kind);
  if (value === undefined) return undefined;
  return language === 'en' ? `${gears}-speed ${lowerFirst(value.en)}` : `${gears}挡${value['zh-CN']}`;
}

const ENGINE_PLACES: Readonly<Record<string, string>> = { 前: 'Front', 中: 'Mid', 后: 'Rear' };

/** 前置前驱; in Chinese it is shown as it is. */
function engineAndDrive(folded: string, language: Language): string | undefined {
  const [, place = '', drive = ''] = /^([前中后])置(.+)$/u.exec(folded) ?? [];
  const value = spelledValue('drivenType', drive);
  if (value === undefined || language !== 'en') return undefined;
  return `${ENGINE_PLACES[place]} engine, ${lowerFirst(value.en)}`;
}

function spelledValue(field: FactField, folded: string): FactValue | undefined {
  return folded === '' ? undefined : spellingsOf(field).get(folded);
}

const known = new Map<FactField, ReadonlyMap<string, FactValue>>();

function spellingsOf(field: FactField): ReadonlyMap<string, FactValue> {
  const before = known.get(field);
  if (before !== undefined) return before;
  const spellings = new Map(
    factValues[field].flatMap((value) =>
      [value.code, value['zh-CN'], value.en, ...value.spellings.split(' ')].map(
        (spelling) => [foldSpelling(spelling, field), value] as const,
      ),
    ),
  );
  known.set(field, spellings);
  return spellings;
}

/** The words that say only what the field says. */
const GENERIC: Partial<Record<FactField, RegExp>> = {
  gearboxType: /变速[箱器]|transmission|gearbox|getriebe/gu,
  drivenType: /drive$/u,
  cfgLevel: /[版型款]$|(trim|level)$/u,
  emission: /排放|标准|阶段|emissions?standard/gu,
};

/** Lower case, half width, without spaces, dashes and brackets, × as x, and without the words for the field itself. */
function foldSpelling(text: string, field: FactField): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}_()·.]/gu, '')
    .replace(/[×*]/g, 'x');
  const rest = folded.replace(GENERIC[field] ?? '', '');
  return rest === '' ? folded : rest;
}

function lowerFirst(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
