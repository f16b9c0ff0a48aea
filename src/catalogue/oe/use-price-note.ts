import { useTranslation } from 'react-i18next';

/** The date and the source of a price, in a line. */
export function usePriceNote(): (price: { dated: string; source: string }) => string {
  const { t, i18n } = useTranslation('oe');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ dated, source }) =>
    `${format.format(new Date(dated))} · ${t(`source.${source}`, { defaultValue: source })}`;
}
