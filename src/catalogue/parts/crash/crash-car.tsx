import { useTranslation } from 'react-i18next';
import type { CrashPosition } from '../../../contract/part-panels.ts';
import { CarOutline } from './car-outline.tsx';
import styles from './crash.module.css';
import { ZONES } from './crash-zones.ts';

interface CrashCarProps {
  chosen: readonly CrashPosition[];
  /** Undefined while they are on their way. */
  counts: Readonly<Record<CrashPosition, number>> | undefined;
  onPress(zone: CrashPosition): void;
  /** With its front to the left instead of on top. */
  isLying: boolean;
}

/** A car seen from above, with a button on each of its ten zones; the underside stands below it. */
export function CrashCar({ chosen, counts, onPress, isLying }: CrashCarProps) {
  const { t } = useTranslation('part-panels');
  return (
    <div
      className={`${styles.car} ${isLying ? styles.lying : ''}`}
      role="group"
      aria-label={t(isLying ? 'crash.carLying' : 'crash.car')}
    >
      <CarOutline chosen={chosen} isLying={isLying} />
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
