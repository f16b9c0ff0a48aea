import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../contract/billing/schemas.ts';

type PackageContents = Pick<Offer, 'kind' | 'amount' | 'days' | 'vehicleClass'>;

/** The contents of a package as text: 50 lookups a day for 365 days. */
export function usePackageText(): (contents: PackageContents) => string {
  const { t } = useTranslation('billing');
  return ({ kind, amount, days, vehicleClass }) => {
    const duration = t('days', { count: days });
    if (kind === 'retail') return t('gives.retail', { days: duration });
    const suffix = vehicleClass === 'both' ? 'Each' : '';
    return t(`gives.${kind}${suffix}`, { count: amount, days: duration });
  };
}
