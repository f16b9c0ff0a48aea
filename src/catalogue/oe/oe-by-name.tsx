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

const VEHICLES_MAX = 6;

/** Offers to search a part name in the parts of recent vehicles. */
export function OeByName({ name }: { name: string }) {
  const { t } = useTranslation('oe');
  const locale = useStore(language);
  useEffect(() => void vehicleHistory.refresh(), []);
  const vehicles = useStore(vehicleHistory.entries).slice(0, VEHICLES_MAX);
  return (
    <section className={panelClass(styles.panel, 'roomy')}>
      <h2>{t('byName.title', { name })}</h2>
      <p>{t(vehicles.length === 0 ? 'byName.none' : 'byName.hint', { name })}</p>
      <ul className={styles.byName}>
        {vehicles.map((entry) => {
          const { vehicleId, vehicleTypeCode, vin } = entry;
          const names = namesOf(entry, locale);
          if (names === undefined) return null;
          const target = { vehicleId, vehicleTypeCode, vin: vin ?? undefined, tab: 'oe', find: name };
          return (
            <li key={`${vehicleId} ${vin ?? ''}`}>
              <Link to={links.parts(target)}>{fullName(names)}</Link>{' '}
              {vin !== null && <span className="oe quiet">{vin}</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles.links}>
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
