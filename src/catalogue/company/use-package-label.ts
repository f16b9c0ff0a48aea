import { useTranslation } from 'react-i18next';
import type { CompanyPackage } from '../../contract/company/schemas.ts';
import { formatDay } from '../../contract/shop-time.ts';

/** The label of a package: class, bought amount, last day. */
export function usePackageLabel(): (companyPackage: CompanyPackage) => string {
  const { t, i18n } = useTranslation('company');
  return ({ vehicleClass, kind, bought, expiresAt }) =>
    t(`package.name.${kind}`, {
      class: t(`class.${vehicleClass}`),
      amount: bought,
      date: formatDay(expiresAt, i18n.language),
    });
}
