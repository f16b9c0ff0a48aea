import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VinSource } from '../../../contract/vehicles/schemas.ts';
import { markAnswersSeen } from '../../shared/vin-requests/vin-request-news.ts';
import styles from './fast-vin.module.css';
import { FastVinPanel } from './fast-vin-panel.tsx';

/** Beside the vehicles of a VIN: the staff's answer is seen now; where rules know it in part only, the staff can be asked. */
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
      {isOpen && <FastVinPanel vin={vin} />}
    </details>
  );
}
