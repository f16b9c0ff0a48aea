import type { PlannedTarget } from '../../../contract/imports/import-plan.ts';
import type { Messages } from '../../messages.ts';

type Sample = PlannedTarget['samples'][number];

/** Columns that are made from others, and pictures: nothing to read in them. */
const MADE = /(_ids?|_key|_pattern)$|^(norm|pinyin|initials|search_text|svg|image|media_type|row_key|ord|is_standard)$/;

/** The fields of a sample that a person can read; those that are blank in a new row are left out. */
export function sampleChanges({ before, after }: Sample): { field: string; before: unknown; after: unknown }[] {
  return Object.entries(after)
    .filter(([field, value]) => !MADE.test(field) && (before !== null || !isBlank(value)))
    .map(([field, value]) => ({ field, before: before?.[field] ?? null, after: value }));
}

const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.every(isBlank));

/** The name or number of a new row. */
export function sampleName({ after }: Sample, language: string): string {
  const fields = [language === 'en' ? 'name_en' : 'name_zh', 'name_zh', 'oe', 'number', 'name'];
  const found = fields.map((field) => after[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

/** A value as a person reads it: fen as yuan, a list with commas, nothing as a dash. */
export function valueText(field: string, value: unknown, messages: Pick<Messages, 't' | 'language'>): string {
  if (isBlank(value) || value === undefined) return '—';
  if (typeof value === 'boolean') return messages.t(`catalogueImport:${value ? 'yes' : 'no'}`);
  if (field === 'quantity' && Number(value) === 0) return messages.t('catalogueImport:plan.asRequired');
  if (field === 'hotspots') return hotspotsText(value);
  if (field === 'produced_to') return dayBefore(String(value));
  if (field.endsWith('_fen')) return fenText(value, messages.language);
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : one)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The catalogue keeps the day after the last one; files have the last one. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** One price, or the different prices of a list by province. */
function fenText(value: unknown, language: string): string {
  const prices: unknown = typeof value === 'string' && value.startsWith('[') ? numbersIn(value) : value;
  const fen = (Array.isArray(prices) ? prices : [prices]).map(Number).filter((price) => price > 0);
  const yuan = (price: number) =>
    (price / 100).toLocaleString(language, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' });
  if (fen.length === 0) return '—';
  const shown = [...new Set(fen)].slice(0, PRICES_SHOWN).map(yuan).join(', ');
  return new Set(fen).size > PRICES_SHOWN ? `${shown}…` : shown;
}

const PRICES_SHOWN = 4;

/** A long list arrives cut, as a text. */
const numbersIn = (text: string) => text.match(/\d+(?=[,\]])/g) ?? [];

/** How many hotspots; of a long list, which arrives cut, only that there are more. */
function hotspotsText(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return `${String(value).match(/"orderNo"/g)?.length ?? 0}+`;
}
