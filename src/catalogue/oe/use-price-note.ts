import { useTranslation } from 'react-i18next';
import { formatCalendarDate } from '../../contract/shop-time.ts';
import { sourceText } from '../shared/prices/price-origin.ts';

/** Formats the date of a price, and its source unless it is the one that the list's note names for all. */
export function usePriceNote(shared: string | undefined): (price: { dated: string; source: string }) => string {
  const { t, i18n } = useTranslation('prices');
  return ({ dated, source }) => {
    const date = formatCalendarDate(dated, i18n.language);
    return source === shared ? date : `${date} · ${sourceText(t, source)}`;
  };
}
