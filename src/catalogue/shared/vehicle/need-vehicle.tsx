import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commercialDrillDown, passengerDrillDown } from '../../../contract/vehicles/drill-down.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { links, type Purpose } from '../navigation/paths.ts';
import { SearchBox } from '../search/search-box.tsx';
import styles from './need-vehicle.module.css';

const RecentVehicles = lazyWithRetry(async () => (await import('./recent-vehicles.tsx')).RecentVehicles);

interface NeedVehicleProps {
  title: string;
  /** The class of the screen; both by default. */
  vehicleClass?: VehicleType;
  /** The screen to open with the vehicle; its parts by default. */
  purpose?: Purpose;
}

/** For a screen that needs a vehicle and has none in its URL: search, recent vehicles and drill-down. */
export function NeedVehicle({ title, vehicleClass, purpose }: NeedVehicleProps) {
  const { t } = useTranslation('vehicles-required');
  const { t: common } = useTranslation();
  const classes: readonly VehicleType[] = vehicleClass === undefined ? ['C', 'B'] : [vehicleClass];
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="quiet">{t(vehicleClass === undefined ? 'lead' : `leadOf.${vehicleClass}`)}</p>
        <SearchBox target={{ class: vehicleClass, for: purpose }} />
      </div>
      <LazyBoundary fallback={<Skeleton label={common('loading')} rows={3} />}>
        <RecentVehicles purpose={purpose} />
      </LazyBoundary>
      <section className={panelClass(styles.panel, 'roomy')}>
        <h2>{t('drillDown')}</h2>
        {classes.map((type) => (
          <Letters key={type} type={type} purpose={purpose} hasHeading={classes.length > 1} />
        ))}
      </section>
    </div>
  );
}

interface LettersProps {
  type: VehicleType;
  purpose: Purpose | undefined;
  hasHeading: boolean;
}

function Letters({ type, purpose, hasHeading }: LettersProps) {
  const { t } = useTranslation('vehicles-required');
  const { data, isError } = useCall(type === 'B' ? commercialDrillDown.letters : passengerDrillDown.letters, {});
  return (
    // What follows would move when the letters come.
    <div className={styles.letters} data-pending={data === undefined && !isError ? '' : undefined}>
      {hasHeading && <h3>{t(`class.${type}`)}</h3>}
      {data?.map((letter) => (
        <Link
          key={letter}
          to={links.drillDown({ type, letter, for: purpose })}
          aria-label={t('letter', { letter, type: t(`class.${type}`) })}
        >
          {letter}
        </Link>
      ))}
      {(data !== undefined || isError) && <Link to={links.drillDown({ type, for: purpose })}>{t('all')}</Link>}
    </div>
  );
}
