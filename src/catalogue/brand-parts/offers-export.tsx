import { useTranslation } from 'react-i18next';
import type { BrandOffer } from '../../contract/brand-parts/schemas.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { ExportMenu } from '../shared/export/export-menu.tsx';
import { isSamplePrice } from '../shared/site/is-sample-number.ts';
import { offersSheet } from './offers-sheet.ts';

/** Exports the listed offers; renders nothing for an empty list. */
export function OffersExport({ offers, name }: { offers: readonly BrandOffer[]; name: string }) {
  const { t } = useTranslation('brand-parts');
  const { t: prices } = useTranslation('prices');
  const locale = useStore(language);
  if (offers.length === 0) return null;
  const isDemo = offers.some(isSamplePrice);
  return (
    <ExportMenu
      label={t('export')}
      makeSheet={() => offersSheet({ offers, name, language: locale, t, prices, isDemo })}
    />
  );
}
