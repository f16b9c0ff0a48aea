import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/codes.ts';
import type { PartPrice } from '../../../contract/prices.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { isQuoteKind, type PriceKind, type Quote, type QuoteKind, type Quotes } from './price-kinds.ts';

/** A date in the user's language. */
export function usePriceDate(): (isoDate: string) => string {
  const locale = useStore(language);
  return (isoDate) => formatOf(locale).format(new Date(isoDate));
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Kept: making one takes longer than all else that a price's cell does. */
function formatOf(locale: Language): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
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
}

function useDetailWords(): DetailWords {
  const { t } = useTranslation('prices');
  return { t, dateOf: usePriceDate() };
}

function priceDetail({ dated, source, partClass, standInOe }: PartPrice, { t, dateOf }: DetailWords): string {
  const detail = t('detail', {
    date: dateOf(dated),
    source: t(`source.${source}`, { defaultValue: source }),
    kind: t(`class.${partClass}`),
  });
  return standInOe === null ? detail : `${detail} · ${t('standIn', { oe: standInOe })}`;
}

function quoteDetail(kind: QuoteKind, { quoteTime, source }: Quote, { t, dateOf }: DetailWords): string {
  return t('quoteDetail', {
    kind: t(`kindOf.${kind}`),
    date: dateOf(quoteTime),
    source: t(`source.${source}`, { defaultValue: source }),
  });
}
