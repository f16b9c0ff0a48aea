import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../contract/vehicles.ts';
import styles from './results.module.css';
import { useValueWords } from './use-value-words.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import { VehicleLinks } from './vehicle-links.tsx';
import { familyTitle } from './vehicle-names.ts';

/** The one vehicle that was found. */
export function VehicleCard({ vehicle, vin }: { vehicle: Vehicle; vin?: string | undefined }) {
  const { t } = useTranslation('vehicle');
  const words = useValueWords();
  return (
    <div className={styles.card}>
      <div>
        <h2 className={styles.title}>{familyTitle(vehicle)}</h2>
        <p>{vehicle.vehicleName}</p>
        <p className="quiet">{vehicle.seriesName}</p>
      </div>
      <dl className={styles.facts}>
        {vehicleFacts(vehicle).map(({ field, value }) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{value === null ? '—' : words(field, value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <VehicleLinks vehicle={vehicle} vin={vin} />
        <span className="quiet">{t('result.parts', { count: vehicle.partNum })}</span>
      </div>
    </div>
  );
}
