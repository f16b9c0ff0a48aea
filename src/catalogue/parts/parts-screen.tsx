import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../routes.ts';
import { placeOf } from './place.ts';
import { VehicleParts } from './vehicle-parts.tsx';

/** Parts of one vehicle: tree, drawing and list. Without a vehicle in the link, the way to one. */
export function PartsScreen() {
  const { t } = useTranslation('parts');
  const { pathname, search } = useLocation();
  const { vehicleId, vin } = placeOf(search);
  if (vehicleId === undefined)
    return (
      <State
        icon="car"
        title={t('noVehicle.title')}
        actions={
          <Link className={buttonClass('primary')} to={paths.vehicle}>
            {t('noVehicle.action')}
          </Link>
        }
      >
        {t('noVehicle.text')}
      </State>
    );
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  return (
    <VehicleParts
      key={`${vehicleTypeCode}/${vehicleId}/${vin ?? ''}`}
      vehicleId={vehicleId}
      vehicleTypeCode={vehicleTypeCode}
    />
  );
}
