import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../contract/vehicles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { links } from '../routes.ts';
import { keepRecent } from './recent-vehicles.ts';
import { fullName } from './vehicle-names.ts';

interface VehicleLinksProps {
  vehicle: Vehicle;
  vin?: string | undefined;
  /** In a row of many: both look alike. */
  isRow?: boolean;
}

/** On from a vehicle: its parts, or what is known of it. */
export function VehicleLinks({ vehicle, vin, isRow = false }: VehicleLinksProps) {
  const { t } = useTranslation('vehicle');
  const { vehicleId, vehicleTypeCode } = vehicle;
  const keep = () => keepRecent({ vehicleId, ...(vin === undefined ? {} : { vin }) });
  const named = (words: string) => `${words} ${fullName(vehicle)}`;
  return (
    <>
      <Link
        className={buttonClass(isRow ? 'link' : 'primary')}
        to={links.parts({ vehicleId, vehicleTypeCode, vin })}
        aria-label={named(t('action.parts'))}
        onClick={keep}
      >
        {t('action.parts')}
      </Link>
      <Link
        className={buttonClass(isRow ? 'link' : 'default')}
        to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}
        aria-label={named(t('action.detail'))}
        onClick={keep}
      >
        {t('action.detail')}
      </Link>
    </>
  );
}
