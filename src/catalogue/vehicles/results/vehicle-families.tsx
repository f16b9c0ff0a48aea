import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { familyTitle, fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { VehicleLinks } from '../../shared/vehicle/vehicle-links.tsx';
import { VehiclePicture } from '../../shared/vehicle/vehicle-picture.tsx';
import { FreeUntil } from '../quota/opening-cost.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './groups.module.css';
import { useValueLabel } from './use-value-label.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import {
  type EngineGroup,
  type FamilyLayout,
  type FamilyVehicles,
  groupByFamily,
  layOutFamily,
  modelYears,
  restOfName,
} from './vehicle-groups.ts';

/** The vehicles by family, model year and engine; on a phone without table heads. */
export function VehicleFamilies({ vehicles, vin }: { vehicles: readonly Vehicle[]; vin?: string | undefined }) {
  return (
    <div className={styles.families}>
      {groupByFamily(vehicles).map((family) => (
        <FamilySection key={family.familyId} family={family} vin={vin} />
      ))}
    </div>
  );
}

function FamilySection({ family: { vehicles }, vin }: { family: FamilyVehicles; vin: string | undefined }) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const id = useId();
  const [first] = vehicles;
  if (first === undefined) return null;
  const layout = layOutFamily(vehicles, (fuel) => labelOf('fuel', fuel));
  const { groups, hasHeadings, columns, hasNames } = layout;
  return (
    <section aria-labelledby={id}>
      <div className={styles.family}>
        <BrandMark name={first.brandName} />
        <div>
          <h3 id={id}>{familyTitle(first)}</h3>
          <p className="quiet">{[modelYears(vehicles), t('result.count', { count: vehicles.length })].join(' · ')}</p>
        </div>
        <VehiclePicture src={first.imgUrl} width={80} height={36} isLazy />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {hasNames && <th scope="col">{t('field.vehicleName')}</th>}
            {columns.map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">{t('field.action')}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {hasHeadings && (
              <tr className={styles.heading}>
                <th scope="rowgroup" colSpan={columns.length + (hasNames ? 2 : 1)}>
                  <GroupTitle group={group} />
                </th>
              </tr>
            )}
            {group.vehicles.map((vehicle) => (
              <Row key={vehicle.vehicleId} vehicle={vehicle} vin={vin} layout={layout} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function GroupTitle({ group: { yearPattern, displacement, fuel, vehicles } }: { group: EngineGroup }) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  // Petrol goes without saying beside a displacement.
  const fuelLabel = labelOf('fuel', fuel);
  const fuelText = fuelLabel === labelOf('fuel', 'petrol') && displacement !== '' ? '' : fuelLabel;
  return (
    <>
      {[t('result.modelYear', { year: yearPattern }), displacement, fuelText].filter((text) => text !== '').join(' · ')}
      <span className={styles.count}>
        {vehicles.length}
        <span className="unseen"> {t('result.vehicles', { count: vehicles.length })}</span>
      </span>
    </>
  );
}

interface RowProps {
  vehicle: Vehicle;
  vin: string | undefined;
  layout: FamilyLayout;
}

function Row({ vehicle, vin, layout: { columns, hasNames } }: RowProps) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const facts = new Map(vehicleFacts(vehicle).map(({ field, value }) => [field, value]));
  const cells = columns.map((field) => {
    const value = facts.get(field) ?? null;
    return { field, text: value === null ? null : labelOf(field, value) };
  });
  const [first, ...others] = cells;
  const name = columns.length === 0 ? vehicle.vehicleName : restOfName(vehicle, labelOf('fuel', vehicle.fuel));
  const visible = hasNames ? name : (first?.text ?? '');
  const shown = hasNames ? cells : others;
  return (
    <tr>
      <th scope="row" data-field={hasNames ? undefined : first?.field}>
        <span className="unseen">{fullName(vehicle)} </span>
        <span aria-hidden="true">{visible}</span>
      </th>
      {shown.map(({ field, text }) => (
        <td key={field} data-field={field}>
          {text ?? <span className="quiet">{t('difference.unknown')}</span>}
        </td>
      ))}
      <td className={styles.actions}>
        <FreeUntil vehicleId={vehicle.vehicleId} />
        <VehicleLinks vehicle={vehicle} vin={vin} isRow />
      </td>
    </tr>
  );
}
