import { useTranslation } from 'react-i18next';
import { contentsKey, type PackageContents } from '../../../contract/billing/package-contents.ts';

/** The contents of a package as text: 50 lookups a day for 365 days. */
export function usePackageText(): (contents: PackageContents) => string {
  const { t } = useTranslation('billing');
  return (contents) => t(contentsKey(contents), { count: contents.amount, days: t('days', { count: contents.days }) });
}
