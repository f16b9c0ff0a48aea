import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { familyTitle } from '../../../contract/vehicles/vehicle-names.ts';
import styles from '../../shared/list/row-cards.module.css';
import { VehicleLinks } from '../../shared/vehicle/vehicle-links.tsx';
import { VehiclePicture } from '../../shared/vehicle/vehicle-picture.tsx';
import { FreeUntil } from '../quota/opening-cost.tsx';
import { useValueLabel } from './use-value-label.ts';
import { vehicleFacts, vehicleFields } from './vehicle-facts.ts';

/** The vehicles as a table; on a phone each row is a card. */
export function VehicleTable({ vehicles, vin }: { vehicles: readonly Vehicle[]; vin?: string | undefined }) {
  const { t } = useTranslation('vehicles');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field.vehicleName')}</th>
          {vehicleFields.map((field) => (
            <th key={field} scope="col">
              {t(`field.${field}`)}
            </th>
          ))}
          <th scope="col">{t('field.action')}</th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <Row key={vehicle.vehicleId} vehicle={vehicle} vin={vin} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ vehicle, vin }: { vehicle: Vehicle; vin: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  return (
    <tr>
      <th scope="row">
        <span className={styles.pictured}>
          <VehiclePicture src={vehicle.imgUrl} width={64} height={29} isLazy />
          <span>
            <span className={styles.family}>{familyTitle(vehicle)}</span> {vehicle.vehicleName}
          </span>
        </span>
      </th>
      {vehicleFacts(vehicle).map(({ field, value }) => (
        <td key={field} data-label={t(`field.${field}`)} data-empty={value === null}>
          {value === null ? '—' : labelOf(field, value)}
        </td>
      ))}
      <td className={styles.actions}>
        <VehicleLinks vehicle={vehicle} vin={vin} isRow />
        <FreeUntil vehicleId={vehicle.vehicleId} />
      </td>
    </tr>
  );
}
