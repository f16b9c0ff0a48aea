import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isQuoteKind, type PriceKind, type QuoteKind } from '../../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { formatCalendarDate, formatDay } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import type { Quote, Quotes } from './price-kinds.ts';
import { priceLabel } from './price-label.ts';

/** A date in the user's language. */
export function usePriceDate(): (isoDate: string) => string {
  const locale = useStore(language);
  return (isoDate) => formatCalendarDate(isoDate, locale);
}

/** The shop's day of a quote, in the user's language. */
export function useQuoteDay(): (iso: string) => string {
  const locale = useStore(language);
  return (iso) => formatDay(iso, locale);
}

/** When a price is from, who says so, of what class the part is, and whose price it is where it is not the number's own. */
export function usePriceDetail(): (price: PartPrice) => string {
  const words = useDetailWords();
  return (price) => priceDetail(price, words);
}

/** The same for any kind of price; undefined where there is nothing to tell of. */
export function useKindDetail(): (kind: PriceKind, price: PartPrice | null, quotes: Quotes) => string | undefined {
  const words = useDetailWords();
  return (kind, price, quotes) => {
    if (!isQuoteKind(kind)) return price === null ? undefined : priceDetail(price, words);
    const quote = quotes[kind];
    return quote === null ? undefined : quoteDetail(kind, quote, words);
  };
}

interface DetailWords {
  t: TFunction<'prices'>;
  dateOf(isoDate: string): string;
  quoteDayOf(iso: string): string;
}

function useDetailWords(): DetailWords {
  const { t } = useTranslation('prices');
  return { t, dateOf: usePriceDate(), quoteDayOf: useQuoteDay() };
}

function priceDetail({ dated, source, partClass, standInOe }: PartPrice, { t, dateOf }: DetailWords): string {
  const detail = t('detail', {
    date: dateOf(dated),
    source: t(`source.${source}`, { defaultValue: source }),
    kind: t(`class.${partClass}`),
  });
  return standInOe === null ? detail : `${detail} · ${t('replacementPrice', { oe: standInOe })}`;
}

function quoteDetail(kind: QuoteKind, { quoteTime, source }: Quote, { t, quoteDayOf }: DetailWords): string {
  return t('quoteDetail', {
    kind: priceLabel(t, kind, 'part'),
    date: quoteDayOf(quoteTime),
    source: t(`source.${source}`, { defaultValue: source }),
  });
}
