import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useStoredSince } from '../../../providers/offline/use-stored-since.ts';
import styles from './recent-vehicles.module.css';

/** While the connection is lost: whether a vehicle can be read, and how old its data is. */
export function OfflineMark({ vehicleId, vin }: { vehicleId: number; vin: string | null }) {
  const { t, i18n } = useTranslation('vehicles');
  const since = useStoredSince(vehicleId, vin);
  if (since === undefined) return null;
  const text =
    since === null
      ? t('recent.notStored')
      : t('recent.kept', { time: formatDateTime(new Date(since).toISOString(), i18n.language) });
  return <span className={`quiet ${styles.offline}`}>{text}</span>;
}
