import type { TFunction } from 'i18next';
import type { Language } from '../../../../contract/codes.ts';
import type { ChangedItem } from '../../../../contract/work-orders/schemas.ts';
import { showTotalFen } from '../../../../ui/money.ts';

/** Fields that follow from a changed number or price; its own line says enough. */
const DERIVED = new Set(['searchOe', 'oeName', 'formerOe', 'priceSource', 'priceDated', 'quoteSource', 'quoteDated']);

interface Texts {
  t: TFunction<'work-orders-record'>;
  locale: Language;
}

/** What changed, a text for each field: "quantity: 1 → 4". */
export function describeChanges(
  { before, after }: Pick<ChangedItem, 'before' | 'after'>,
  { t, locale }: Texts,
): string[] {
  return Object.keys(after)
    .filter((field) => !DERIVED.has(field))
    .map((field) => {
      const show = (value: string | number | null | undefined) => {
        if (value === null || value === undefined || value === '') return t('none');
        if (field === 'returnReason') return t(`reason.${value}`);
        if (field === 'fit') return t(`grade.${value}`);
        return field.endsWith('Fen') && typeof value === 'number' ? showTotalFen(value, locale) : String(value);
      };
      return t('changed', { field: t(`field.${field}`), before: show(before[field]), after: show(after[field]) });
    });
}
