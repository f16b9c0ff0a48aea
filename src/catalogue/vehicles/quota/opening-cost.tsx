import { useTranslation } from 'react-i18next';
import { formatTime, shopDate } from '../../../contract/shop-time.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import styles from '../../shared/quota/lookups.module.css';
import { useLookups, useOpenVehicles } from '../../shared/quota/use-lookups.ts';

type VehicleRef = Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode'>;

/** The cost of opening a vehicle and the lookups left; for a vehicle that is already open, until when it is free. */
export function OpeningCost({ vehicles }: { vehicles: readonly VehicleRef[] }) {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const open = useOpenVehicles();
  const [first] = vehicles;
  if (counts === undefined || first === undefined) return null;
  const until = vehicles.length === 1 ? open.get(first.vehicleId) : undefined;
  if (until !== undefined) return <FreeUntil vehicleId={first.vehicleId} />;
  const { vehicleType, total } = counts[first.vehicleTypeCode === 'B' ? 1 : 0];
  const kind = t(`classInText.${vehicleType}`);
  if (total === 0) return <p className={styles.ended}>{t('none', { kind })}</p>;
  return <p className="quiet">{t('costHint', { kind, left: total })}</p>;
}

/** Until when an open vehicle is free; nothing for any other. */
export function FreeUntil({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('quota');
  const locale = useStore(language);
  const until = useOpenVehicles().get(vehicleId);
  if (until === undefined) return null;
  return <span className={styles.free}>{t('freeUntil', { time: formatSoon(until, locale) })}</span>;
}

/** A time within the next 24 hours, with its day unless it is today. */
function formatSoon(iso: string, locale: string): string {
  const time = formatTime(iso, locale);
  if (shopDate(new Date(iso)) === shopDate()) return time;
  return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day')} ${time}`;
}
