import { useTranslation } from 'react-i18next';
import { formatCalendarDate } from '../../contract/shop-time.ts';

/** The date and the source of a price, in a line. */
export function usePriceNote(): (price: { dated: string; source: string }) => string {
  const { t, i18n } = useTranslation('oe');
  return ({ dated, source }) =>
    `${formatCalendarDate(dated, i18n.language)} · ${t(`source.${source}`, { defaultValue: source })}`;
}
