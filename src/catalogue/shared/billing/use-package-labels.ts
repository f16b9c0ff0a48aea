import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../contract/billing/schemas.ts';

type Bought = Pick<Offer, 'kind' | 'amount' | 'days' | 'vehicleClass'>;

/** What a package gives, in words: 50 lookups a day for 365 days. */
export function usePackageLabels(): (bought: Bought) => string {
  const { t } = useTranslation('billing');
  return ({ kind, amount, days, vehicleClass }) => {
    const forDays = t('days', { count: days });
    if (kind === 'retail') return t('gives.retail', { days: forDays });
    const each = vehicleClass === 'both' ? 'Each' : '';
    return t(`gives.${kind}${each}`, { count: amount, days: forDays });
  };
}
