import type { TFunction } from 'i18next';
import type { Language } from '../../../../contract/codes.ts';
import { PRICE_KINDS, priceKinds } from '../../../../contract/prices/price-kinds.ts';
import type { ChangedItem } from '../../../../contract/work-orders/schemas.ts';
import { showTotalFen } from '../../../../ui/money.ts';
import { priceLabel } from '../../../shared/prices/price-label.ts';

/** Fields that follow from a changed number or price; its own line says enough. */
const DERIVED = new Set(['searchOe', 'oeName', 'formerOe', 'priceSource', 'priceDated', 'quoteSource', 'quoteDated']);

interface Texts {
  t: TFunction<'work-orders-record'>;
  tPrices: TFunction<'prices'>;
  locale: Language;
}

/** What changed, a text for each field: "quantity: 1 → 4". */
export function describeChanges(
  { before, after }: Pick<ChangedItem, 'before' | 'after'>,
  { t, tPrices, locale }: Texts,
): string[] {
  const nameOf = (field: string) => {
    const kind = PRICE_KINDS.find((kind) => priceKinds[kind].field === field);
    return kind === undefined ? t(`field.${field}`) : priceLabel(tPrices, kind, 'order');
  };
  return Object.keys(after)
    .filter((field) => !DERIVED.has(field))
    .map((field) => {
      const show = (value: string | number | null | undefined) => {
        if (value === null || value === undefined || value === '') return t('none');
        if (field === 'returnReason') return t(`reason.${value}`);
        if (field === 'fit') return t(`grade.${value}`);
        return field.endsWith('Fen') && typeof value === 'number' ? showTotalFen(value, locale) : String(value);
      };
      return t('changed', { field: nameOf(field), before: show(before[field]), after: show(after[field]) });
    });
}
