import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../../contract/prices.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { isQuoteKind, type PriceKind, type Quotes } from './price-kinds.ts';

/** A date in the user's language. */
export function usePriceDate(): (isoDate: string) => string {
  const locale = useStore(language);
  return (isoDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(isoDate));
}

/** When a price is from, who says so, of what class the part is, and whose price it is where it is not the number's own. */
export function usePriceDetail(): (price: PartPrice) => string {
  const { t } = useTranslation('prices');
  const dateOf = usePriceDate();
  return ({ dated, source, partClass, standInOe }) => {
    const detail = t('detail', {
      date: dateOf(dated),
      source: t(`source.${source}`, { defaultValue: source }),
      kind: t(`class.${partClass}`),
    });
    return standInOe === null ? detail : `${detail} · ${t('standIn', { oe: standInOe })}`;
  };
}

/** The same for any kind of price; undefined where there is nothing to tell of. */
export function useKindDetail(): (kind: PriceKind, price: PartPrice | null, quotes: Quotes) => string | undefined {
  const { t } = useTranslation('prices');
  const dateOf = usePriceDate();
  const detailOf = usePriceDetail();
  return (kind, price, quotes) => {
    if (!isQuoteKind(kind)) return price === null ? undefined : detailOf(price);
    const quote = quotes[kind];
    if (quote === null) return undefined;
    return t('quoteDetail', {
      kind: t(`kindOf.${kind}`),
      date: dateOf(quote.quoteTime),
      source: t(`source.${quote.source}`, { defaultValue: quote.source }),
    });
  };
}
