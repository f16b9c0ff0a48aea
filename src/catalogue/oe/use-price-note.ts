import { useTranslation } from 'react-i18next';
import { formatCalendarDate } from '../../contract/shop-time.ts';

/** Formats the date and source of a price. */
export function usePriceNote(): (price: { dated: string; source: string }) => string {
  const { t, i18n } = useTranslation('oe');
  return ({ dated, source }) =>
    `${formatCalendarDate(dated, i18n.language)} · ${t(`source.${source}`, { defaultValue: source })}`;
}
