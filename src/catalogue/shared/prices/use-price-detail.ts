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

/** Date and source of a price, the class of the part, and the replacement whose price it is, if any. */
export function usePriceDetail(): (price: PartPrice) => string {
  const texts = useDetailTexts();
  return (price) => priceDetail(price, texts);
}

/** The same for any kind of price; undefined without a price. */
export function useKindDetail(): (kind: PriceKind, price: PartPrice | null, quotes: Quotes) => string | undefined {
  const texts = useDetailTexts();
  return (kind, price, quotes) => {
    if (!isQuoteKind(kind)) return price === null ? undefined : priceDetail(price, texts);
    const quote = quotes[kind];
    return quote === null ? undefined : quoteDetail(kind, quote, texts);
  };
}

interface DetailTexts {
  t: TFunction<'prices'>;
  dateOf(isoDate: string): string;
  quoteDayOf(iso: string): string;
}

function useDetailTexts(): DetailTexts {
  const { t } = useTranslation('prices');
  return { t, dateOf: usePriceDate(), quoteDayOf: useQuoteDay() };
}

function priceDetail({ dated, source, partClass, standInOe }: PartPrice, { t, dateOf }: DetailTexts): string {
  const detail = t('detail', {
    date: dateOf(dated),
    source: t(`source.${source}`, { defaultValue: source }),
    kind: t(`class.${partClass}`),
  });
  return standInOe === null ? detail : `${detail} · ${t('replacementPrice', { oe: standInOe })}`;
}

function quoteDetail(kind: QuoteKind, { quoteTime, source }: Quote, { t, quoteDayOf }: DetailTexts): string {
  return t('quoteDetail', {
    kind: priceLabel(t, kind, 'part'),
    date: quoteDayOf(quoteTime),
    source: t(`source.${source}`, { defaultValue: source }),
  });
}
