import { useTranslation } from 'react-i18next';
import type { VinRequestStatus } from '../../../contract/vin-requests/schemas.ts';
import { Tag } from '../../../ui/tag.tsx';

/** Not found is a warning: the user has to check the VIN. */
const variants = { 0: 'neutral', 1: 'accent', 2: 'good', 3: 'warning' } as const;

/** The status of a VIN request. */
export function VinRequestStatusTag({ status }: { status: VinRequestStatus }) {
  const { t } = useTranslation();
  return <Tag variant={variants[status]}>{t(`fastVin.status.${status}`)}</Tag>;
}
