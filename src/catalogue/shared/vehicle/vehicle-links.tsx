import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { links, type Purpose, purposeOf } from '../navigation/paths.ts';

interface VehicleLinksProps {
  vehicle: Pick<Vehicle, 'vehicleId' | 'vehicleTypeCode' | 'brandName' | 'familyName' | 'vehicleName'>;
  vin?: string | undefined;
  /** In a row of many: both look alike. */
  isRow?: boolean;
  /** Where it leads on to; what the link of the screen says, unless given. */
  purpose?: Purpose | undefined;
}

/** On from a vehicle: to what it was searched for, which is its parts unless said otherwise, or what is known of it. */
export function VehicleLinks({ vehicle, vin, isRow = false, purpose }: VehicleLinksProps) {
  const { t } = useTranslation('vehicles');
  const [params] = useSearchParams();
  const { vehicleId, vehicleTypeCode } = vehicle;
  const named = (words: string) => `${words} ${fullName(vehicle)}`;
  const goal = purpose ?? purposeOf(params) ?? 'parts';
  const place = { vehicleId, vin, type: vehicleTypeCode };
  const goals = {
    parts: links.parts({ vehicleId, vehicleTypeCode, vin }),
    maintain: links.maintain(place),
    brandPart: links.brandPart({ by: 'vehicle', ...place }),
  };
  return (
    <>
      <Link
        className={buttonClass(isRow ? 'link' : 'primary')}
        to={goals[goal]}
        aria-label={named(t(`action.${goal}`))}
      >
        {t(`action.${goal}`)}
      </Link>
      <Link
        className={buttonClass(isRow ? 'link' : 'default')}
        to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}
        aria-label={named(t('action.detail'))}
      >
        {t('action.detail')}
      </Link>
    </>
  );
}
