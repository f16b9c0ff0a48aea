import { useTranslation } from 'react-i18next';
import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import styles from './crash.module.css';
import { ZONES } from './crash-zones.ts';
import { VehicleOutline } from './vehicle-outline.tsx';

interface CrashVehicleProps {
  vehicleTypeCode: VehicleType;
  chosen: readonly CrashPosition[];
  /** Undefined while loading. */
  counts: Readonly<Record<CrashPosition, number>> | undefined;
  onPress(zone: CrashPosition): void;
  /** Front to the left instead of on top. */
  isHorizontal: boolean;
}

/** The vehicle from above, with a button on each of its ten zones; the underside is drawn below it. */
export function CrashVehicle({ vehicleTypeCode, chosen, counts, onPress, isHorizontal }: CrashVehicleProps) {
  const { t } = useTranslation('parts-panels');
  return (
    <div
      className={`${styles.vehicle} ${isHorizontal ? styles.lying : ''}`}
      role="group"
      aria-label={t(`crash.${vehicleTypeCode === 'B' ? 'truck' : 'car'}${isHorizontal ? 'Horizontal' : ''}`)}
    >
      <VehicleOutline vehicleTypeCode={vehicleTypeCode} chosen={chosen} isHorizontal={isHorizontal} />
      {ZONES.map((zone) => {
        const name = t(`crash.zone.${zone}`);
        const count = counts?.[zone];
        return (
          <button
            key={zone}
            type="button"
            className={`${styles.zone} ${styles[zone]}`}
            aria-pressed={chosen.includes(zone)}
            aria-label={count === undefined ? name : t('crash.zoneCount', { zone: name, count })}
            onClick={() => onPress(zone)}
          >
            <span className={styles.name}>{name}</span>
            {count !== undefined && <span className={`number ${styles.count}`}>{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
