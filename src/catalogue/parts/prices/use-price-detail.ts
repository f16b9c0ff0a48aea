import { useTranslation } from 'react-i18next';
import type { PartPrice } from '../../../contract/parts.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** When a price is from, who says so, and of what class the part is. */
export function usePriceDetail(): (price: PartPrice) => string {
  const { t } = useTranslation('prices');
  const locale = useStore(language);
  return ({ dated, source }) =>
    t('detail', {
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dated)),
      source: t(`source.${source}`, { defaultValue: source }),
      kind: t('class.original'),
    });
}
