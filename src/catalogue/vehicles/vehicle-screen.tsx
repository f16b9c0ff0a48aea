import { useTranslation } from 'react-i18next';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { FleetLink } from '../shared/navigation/fleet-link.tsx';
import { PasteButton } from '../shared/paste-order/paste-button.tsx';
import { SearchBox } from '../shared/search/search-box.tsx';
import { RecentVehicles } from '../shared/vehicle/recent-vehicles.tsx';
import { DrillDown } from './drill-down/drill-down.tsx';
import { SearchWays } from './search-ways.tsx';
import { TextResults } from './text-results.tsx';
import { useSearchState } from './use-search-state.ts';
import styles from './vehicle-screen.module.css';

/** Search for a vehicle: by VIN, name or announcement number, or by drill-down. */
export function VehicleScreen() {
  const { t } = useTranslation('vehicles');
  const [state, setState] = useSearchState();
  const target = { class: state.kind === 'drillDown' ? undefined : state.vehicleClass, for: state.purpose };
  const isFactoryCode = state.kind !== 'drillDown' && state.by === 'fgwCode';
  const typed = state.kind === 'text' ? state.q : '';
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {state.purpose !== undefined && <p className="quiet">{t(`purpose.${state.purpose}`)}</p>}
        <SearchBox key={typed} initial={typed} target={target} isFactoryCode={isFactoryCode} />
        <div className={styles.tools}>
          <SearchWays state={state} />
          <PasteButton />
          <FleetLink />
        </div>
      </div>
      {state.kind === 'text' && <TextResults key={`${state.by} ${state.q}`} search={state} setState={setState} />}
      {state.kind === 'drillDown' && <DrillDown state={state} setState={setState} />}
      {state.kind === 'start' && (
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
