import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { familyTitle } from '../../../contract/vehicles/vehicle-names.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { VehicleLinks } from '../../shared/vehicle/vehicle-links.tsx';
import { OpeningCost } from '../quota/opening-cost.tsx';
import { readPlace } from '../search-place.ts';
import styles from './results.module.css';
import { useValueWords } from './use-value-words.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** The one vehicle that was found. */
export function VehicleCard({ vehicle, vin }: { vehicle: Vehicle; vin?: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const words = useValueWords();
  const [params] = useSearchParams();
  const { vehicleId, vehicleTypeCode } = vehicle;
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <img className={styles.picture} src={vehicle.bigPicUrl} alt="" width={200} height={90} />
        <div>
          <h2 className={styles.title}>{familyTitle(vehicle)}</h2>
          <p>{vehicle.vehicleName}</p>
          <p className="quiet">{[vehicle.seriesName, vehicle.groupName].join(' · ')}</p>
        </div>
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
        {readPlace(params).purpose !== 'maintain' && (
          <Link className={buttonClass()} to={links.maintain({ vehicleId, vin, type: vehicleTypeCode })}>
            {t('action.maintain')}
          </Link>
        )}
        <span className="quiet">{t('result.parts', { count: vehicle.partNum })}</span>
      </div>
      <OpeningCost vehicles={[vehicle]} />
    </div>
  );
}
