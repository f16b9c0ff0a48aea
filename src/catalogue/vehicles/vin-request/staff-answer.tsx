import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VinSource } from '../../../contract/vehicles/schemas.ts';
import { markAnswersSeen } from '../../shared/vin-requests/vin-request-news.ts';
import styles from './vin-request.module.css';
import { VinRequestPanel } from './vin-request-panel.tsx';

/** Marks the staff's answer to a VIN as seen; for a VIN that a rule knows only by its prefix, offers a VIN request. */
export function StaffAnswer({ vin, source }: { vin: string; source: VinSource | null }) {
  const { t } = useTranslation('vin-requests');
  const [isOpen, setOpen] = useState(false);
  const isAnswered = source === 'staff';
  useEffect(() => {
    if (isAnswered) void markAnswersSeen(vin);
  }, [isAnswered, vin]);
  if (source !== 'vinPrefix') return null;
  return (
    <details className={styles.unsure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('unsure')}</summary>
      {isOpen && <VinRequestPanel vin={vin} />}
    </details>
  );
}
