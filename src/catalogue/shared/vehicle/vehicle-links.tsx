import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { links, type Purpose } from '../navigation/paths.ts';
import { purposeState } from '../navigation/purpose-state.ts';

interface VehicleLinksProps {
  vehicle: Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode' | 'brandName' | 'familyName' | 'vehicleName'>;
  vin?: string | undefined;
  /** In a table row, where both links have the same weight. */
  isRow?: boolean;
  /** The screen that the first link opens; by default the one that the URL names, else the parts. */
  purpose?: Purpose | undefined;
}

/** Links from a vehicle to the screen that it was searched for and to its details. */
export function VehicleLinks({ vehicle, vin, isRow = false, purpose }: VehicleLinksProps) {
  const { t } = useTranslation('vehicles');
  const [{ purpose: urlPurpose }] = useUrlState(purposeState);
  const { vehicleId, vehicleTypeCode } = vehicle;
  const withName = (label: string) => `${label} ${fullName(vehicle)}`;
  const goal = purpose ?? urlPurpose ?? 'parts';
  const vehicleQuery = { vehicleId, vin, type: vehicleTypeCode };
  const goals = {
    parts: links.parts({ vehicleId, vehicleTypeCode, vin }),
    maintain: links.maintain(vehicleQuery),
    brandPart: links.brandPart({ by: 'vehicle', ...vehicleQuery }),
  };
  return (
    <>
      <Link
        className={buttonClass(isRow ? 'link' : 'primary')}
        to={goals[goal]}
        data-goal={isRow ? undefined : ''}
        aria-label={withName(t(`action.${goal}`))}
      >
        {t(`action.${goal}`)}
      </Link>
      <Link
        className={buttonClass(isRow ? 'link' : 'default')}
        to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}
        aria-label={withName(t('action.detail'))}
      >
        {t('action.detail')}
      </Link>
    </>
  );
}
