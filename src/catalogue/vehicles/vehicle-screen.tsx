import { useTranslation } from 'react-i18next';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { SearchBox } from '../shared/search/search-box.tsx';
import { RecentVehicles } from '../shared/vehicle/recent-vehicles.tsx';
import { DrillDown } from './drill-down/drill-down.tsx';
import { SearchWays } from './search-ways.tsx';
import { TextResults } from './text-results.tsx';
import { usePlace } from './use-place.ts';
import styles from './vehicle-screen.module.css';

/** Naming the vehicle: by VIN, name or announcement number, or down from a letter. The URL holds all of it. */
export function VehicleScreen() {
  const { t } = useTranslation('vehicles');
  const [place, go] = usePlace();
  const wanted = { class: place.kind === 'drillDown' ? undefined : place.vehicleClass, for: place.purpose };
  const isFactoryCode = place.kind !== 'drillDown' && place.by === 'fgwCode';
  const typed = place.kind === 'text' ? place.q : '';
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {place.purpose !== undefined && <p className="quiet">{t(`purpose.${place.purpose}`)}</p>}
        <SearchBox key={typed} initial={typed} wanted={wanted} isFactoryCode={isFactoryCode} />
        <SearchWays place={place} />
      </div>
      {place.kind === 'text' && <TextResults key={`${place.by} ${place.q}`} search={place} go={go} />}
      {place.kind === 'drillDown' && <DrillDown place={place} go={go} />}
      {place.kind === 'start' && (
        <>
          <RecentVehicles />
          <section className={panelClass(styles.panel, 'roomy')}>
            <h2>{t('start.title')}</h2>
            <ul className={styles.hints}>
              {(['vin', 'name', 'announcement', 'fgwCode', 'drillDown'] as const).map((way) => (
                <li key={way}>{t(`start.${way}`)}</li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
