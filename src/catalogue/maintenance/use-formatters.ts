import { useTranslation } from 'react-i18next';
import { formatCalendarDate } from '../../contract/shop-time.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { showTotalFen, showUnitPriceFen } from '../../ui/money.ts';

/** Formats numbers, dates and sums in the current language. */
export function useFormatters() {
  const { t } = useTranslation('maintenance');
  const locale = useStore(language);
  const number = new Intl.NumberFormat(locale);
  return {
    number: (value: number) => number.format(value),
    km: (value: number) => t('unit.km', { value: number.format(value) }),
    months: (value: number) => t('unit.months', { value: number.format(value), count: value }),
    hours: (value: number) => t('unit.hours', { value: number.format(value) }),
    amount: (value: number, unit: string) => t(`unit.${unit}`, { value: number.format(value) }),
    date: (date: string) => formatCalendarDate(date, locale),
    sum: (fen: number) => showTotalFen(fen, locale),
    /** A unit price; null and zero are unknown. */
    price: (fen: number | null) => showUnitPriceFen(fen, locale),
    share: (share: number) => `${number.format(Math.round(share * 100))}%`,
  };
}
