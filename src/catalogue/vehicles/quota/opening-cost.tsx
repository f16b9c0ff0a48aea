import { useTranslation } from 'react-i18next';
import { formatTime, shopDate } from '../../../contract/shop-time.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import styles from '../../shared/quota/lookups.module.css';
import { useLookups, useOpenVehicles } from '../../shared/quota/use-lookups.ts';

type Opened = Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode'>;

/** A quiet line before vehicles are opened: what that takes and what is left; of the one that is open, until when. */
export function OpeningCost({ vehicles }: { vehicles: readonly Opened[] }) {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const open = useOpenVehicles();
  const [first] = vehicles;
  if (counts === undefined || first === undefined) return null;
  const until = vehicles.length === 1 ? open.get(first.vehicleId) : undefined;
  if (until !== undefined) return <FreeAgain vehicleId={first.vehicleId} />;
  const { vehicleType, total } = counts[first.vehicleTypeCode === 'B' ? 1 : 0];
  const kind = t(`class.${vehicleType}`);
  if (total === 0) return <p className={styles.ended}>{t('none', { kind })}</p>;
  return <p className="quiet">{t('takes', { kind, left: total })}</p>;
}

/** Beside a vehicle that is open already; nothing beside any other. */
export function FreeAgain({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('quota');
  const locale = useStore(language);
  const until = useOpenVehicles().get(vehicleId);
  if (until === undefined) return null;
  return <span className={styles.free}>{t('freeUntil', { time: soonWords(until, locale) })}</span>;
}

/** A moment within the next day: its time, and which day it is on where that is not today. */
function soonWords(iso: string, locale: string): string {
  const time = formatTime(iso, locale);
  if (shopDate(new Date(iso)) === shopDate()) return time;
  return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day')} ${time}`;
}
