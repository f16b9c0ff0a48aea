import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { namesOf, vehicleHistory } from '../shared/history/vehicle-history.ts';
import { links } from '../shared/navigation/paths.ts';
import styles from './oe-screen.module.css';

/** As many as are seen at a glance. */
const VEHICLES = 6;

/**
 * A text of letters and brackets that no number is: it is looked for as the name of a part, which stands in a vehicle's
 * book. The vehicles at hand are one click away.
 */
export function OeByName({ name }: { name: string }) {
  const { t } = useTranslation('oe');
  const inLanguage = useStore(language);
  useEffect(() => void vehicleHistory.refresh(), []);
  const vehicles = useStore(vehicleHistory.shown).slice(0, VEHICLES);
  return (
    <section className={panelClass(styles.panel, 'roomy')}>
      <h2>{t('byName.title', { name })}</h2>
      <p>{t(vehicles.length === 0 ? 'byName.none' : 'byName.hint', { name })}</p>
      <ul className={styles.byName}>
        {vehicles.map((entry) => {
          const { vehicleId, vehicleTypeCode, vin } = entry;
          const names = namesOf(entry, inLanguage);
          if (names === undefined) return null;
          const place = { vehicleId, vehicleTypeCode, vin: vin ?? undefined, tab: 'oe', find: name };
          return (
            <li key={`${vehicleId} ${vin ?? ''}`}>
              <Link to={links.parts(place)}>{fullName(names)}</Link>{' '}
              {vin !== null && <span className="oe quiet">{vin}</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles.ways}>
        <Link className={buttonClass('primary')} to={links.vehicle({})}>
          {t('empty.byVehicle')}
        </Link>
        <Link className={buttonClass()} to={links.vehicle({ q: name, by: 'name' })}>
          {t('empty.byName')}
        </Link>
      </p>
    </section>
  );
}
