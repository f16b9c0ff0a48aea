import { useTranslation } from 'react-i18next';
import { sourceText } from '../shared/prices/price-origin.ts';

/** The note above offers. It names the source of their prices if it is one; undefined where they differ. */
export function useOffersNote(): (source: string | undefined) => string {
  const { t } = useTranslation('brand-parts');
  const { t: prices } = useTranslation('prices');
  return (source) => (source === undefined ? t('note') : t('noteFrom', { source: sourceText(prices, source) }));
}
