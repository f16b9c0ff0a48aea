import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterVehicle } from '../../contract/vehicles.ts';
import { useStore } from '../../providers/store.ts';
import { useCall } from '../../providers/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/state.tsx';
import styles from './recent.module.css';
import { clearRecent, type RecentVehicle, readRecent, recentChanges } from './recent-vehicles.ts';
import { VehicleLinks } from './vehicle-links.tsx';
import { fullName } from './vehicle-names.ts';
import panel from './vehicle-screen.module.css';

/** The vehicles that were opened last in this browser. */
export function RecentVehicles() {
  const changes = useStore(recentChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the list has changed
  const recent = useMemo(readRecent, [changes]);
  return recent.length === 0 ? null : <RecentList recent={recent} />;
}

/** The names are asked for, not kept: they stand in the language of today, and what is gone is left out. */
function RecentList({ recent }: { recent: readonly RecentVehicle[] }) {
  const { t } = useTranslation('vehicle');
  const { t: common } = useTranslation();
  const { data, isLoading } = useCall(filterVehicle, {
    vehicleIds: [...new Set(recent.map(({ vehicleId }) => vehicleId))],
    answers: {},
    analysisDesc: { certainty: 'likely', rule: 'drillDown', query: '' },
  });
  const shown = recent.flatMap(({ vehicleId, vin }) => {
    const vehicle = data?.vehicleList.find((other) => other.vehicleId === vehicleId);
    return vehicle === undefined ? [] : [{ vehicle, vin }];
  });
  if (isLoading) return <Skeleton label={common('loading')} rows={recent.length} />;
  if (shown.length === 0) return null;
  return (
    <section className={panel.panel}>
      <div className={styles.head}>
        <h2>{t('recent.title')}</h2>
        <Button look="link" onClick={clearRecent}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className={styles.list}>
        {shown.map(({ vehicle, vin }) => (
          <li key={`${vehicle.vehicleId} ${vin ?? ''}`}>
            <span className={styles.name}>
              {fullName(vehicle)}
              {vin !== undefined && <span className="oe quiet"> {vin}</span>}
            </span>
            <span className={styles.actions}>
              <VehicleLinks vehicle={vehicle} vin={vin} isRow />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
