import { useTranslation } from 'react-i18next';
import type { PackageRequest } from '../../../contract/company/schemas.ts';

/** The text of a package request: 100 passenger lookups, 20 a day. */
export function useRequestText(): (request: Pick<PackageRequest, 'vehicleClass' | 'kind' | 'amount'>) => string {
  const { t } = useTranslation('company-requests');
  return ({ vehicleClass, kind, amount }) =>
    t(`requested.${kind}`, { class: t(`class.${vehicleClass}`), count: amount });
}
