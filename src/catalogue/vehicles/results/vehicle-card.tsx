import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { familyTitle } from '../../../contract/vehicles/vehicle-names.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { purposeState } from '../../shared/navigation/purpose-state.ts';
import { VehicleLinks } from '../../shared/vehicle/vehicle-links.tsx';
import { VehiclePicture } from '../../shared/vehicle/vehicle-picture.tsx';
import { OpenedVehicle } from '../found/opened-vehicle.tsx';
import { useIsOpen } from '../found/use-is-open.ts';
import { VehicleSystems } from '../found/vehicle-systems.tsx';
import { OpeningCost } from '../quota/opening-cost.tsx';
import styles from './results.module.css';
import { useValueLabel } from './use-value-label.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** The only vehicle of a result. */
export function VehicleCard({ vehicle, vin }: { vehicle: Vehicle; vin?: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const [{ purpose }] = useUrlState(purposeState);
  const { vehicleId, vehicleTypeCode } = vehicle;
  const isOpen = useIsOpen(vehicleId);
  return (
    <div className={styles.card}>
      <div className={styles.identity}>
        <VehiclePicture className={styles.picture} src={vehicle.bigPicUrl} width={200} height={90} />
        <div>
          <h2 className={styles.title}>{familyTitle(vehicle)}</h2>
          <p>{vehicle.vehicleName}</p>
          <p className="quiet">{[vehicle.seriesName, vehicle.groupName].join(' · ')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {vehicleFacts(vehicle).map(
          ({ field, value }) =>
            value !== null && (
              <div key={field}>
                <dt>{t(`field.${field}`)}</dt>
                <dd data-field={field}>{labelOf(field, value)}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.actions}>
        <VehicleLinks vehicle={vehicle} vin={vin} />
        {purpose !== 'maintain' && (
          <Link className={buttonClass()} to={links.maintain({ vehicleId, vin, type: vehicleTypeCode })}>
            {t('action.maintain')}
          </Link>
        )}
        <span className="quiet">{t('result.parts', { count: vehicle.partNum })}</span>
      </div>
      <div className={styles.cost}>
        <OpeningCost vehicles={[vehicle]} />
      </div>
      <VehicleSystems vehicle={{ vehicleId, vehicleTypeCode, vin }} isOpen={isOpen} />
      {isOpen && <OpenedVehicle vehicle={{ vehicleId, vehicleTypeCode, vin }} />}
    </div>
  );
}
