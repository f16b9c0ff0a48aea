import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { familyTitle } from '../../../contract/vehicles/vehicle-names.ts';
import { VehicleLinks } from '../../shared/vehicle/vehicle-links.tsx';
import { VehiclePicture } from '../../shared/vehicle/vehicle-picture.tsx';
import { FreeUntil } from '../quota/opening-cost.tsx';
import styles from './comparison.module.css';
import { differencesOf, type VehicleField } from './differences.ts';
import { useValueLabel } from './use-value-label.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** More do not fit side by side. */
export const COMPARED_MAX = 4;

/** A few candidates side by side: only the facts in which they differ. */
export function VehicleComparison({ vehicles, vin }: { vehicles: readonly Vehicle[]; vin?: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const { differing } = differencesOf(vehicles);
  return (
    <table className={styles.comparison} data-count={vehicles.length}>
      <caption className="unseen">{t('difference.caption')}</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {vehicles.map((vehicle) => (
            <th key={vehicle.vehicleId} scope="col">
              <span className={styles.vehicle}>
                <VehiclePicture src={vehicle.imgUrl} width={80} height={36} />
                <strong>{familyTitle(vehicle)}</strong>
                <span>{vehicle.vehicleName}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map(({ field }) => (
          <tr key={field}>
            <th scope="row" className={styles.label}>
              {t(`field.${field}`)}
            </th>
            {vehicles.map((vehicle) => (
              <td key={vehicle.vehicleId} className={styles.value} data-field={field}>
                <Value vehicle={vehicle} field={field} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.corner}>
            <span className="unseen">{t('field.action')}</span>
          </th>
          {vehicles.map((vehicle) => (
            <td key={vehicle.vehicleId}>
              <div className={styles.actions}>
                <VehicleLinks vehicle={vehicle} vin={vin} />
                <FreeUntil vehicleId={vehicle.vehicleId} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Value({ vehicle, field }: { vehicle: Vehicle; field: VehicleField }) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const value = vehicleFacts(vehicle).find((fact) => fact.field === field)?.value ?? null;
  if (value === null) return <span className="quiet">{t('difference.unknown')}</span>;
  return labelOf(field, value);
}
