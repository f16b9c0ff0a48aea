import { useTranslation } from 'react-i18next';
import type { VinRequestStatus } from '../../../contract/vin-requests/schemas.ts';
import { Tag } from '../../../ui/tag.tsx';

/** By status; for the asker one that was not found wants something done. */
const looks = { 0: 'neutral', 1: 'accent', 2: 'good', 3: 'warning' } as const;

/** How a VIN stands that was handed in to the staff. */
export function TaskStatus({ status }: { status: VinRequestStatus }) {
  const { t } = useTranslation();
  return <Tag variant={looks[status]}>{t(`fastVin.status.${status}`)}</Tag>;
}
