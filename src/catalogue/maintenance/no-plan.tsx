import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';

interface NoPlanProps {
  message: string;
  vehicleId: number;
  vin: string | undefined;
  vehicle: Vehicle | undefined;
}

/** 700101, no plan: the server's message, and links to the parts and other vehicles. */
export function NoPlan({ message, vehicleId, vin, vehicle }: NoPlanProps) {
  const { t } = useTranslation('maintenance');
  const vehicleTypeCode = vehicle?.vehicleTypeCode;
  return (
    <State
      icon="warning"
      isAlert
      title={message}
      actions={
        <>
          <Link className={buttonClass('primary')} to={links.parts({ vehicleId, vehicleTypeCode, vin })}>
            {t('action.parts')}
          </Link>
          {vehicle !== undefined && (
            <Link
              className={buttonClass()}
              to={links.drillDown({
                type: vehicle.vehicleTypeCode,
                brandId: vehicle.brandId,
                familyId: vehicle.familyId,
                for: 'maintain',
              })}
            >
              {t('noPlan.family', { family: vehicle.familyName })}
            </Link>
          )}
          <Link className={buttonClass()} to={links.vehicle({ for: 'maintain' })}>
            {t('missing.search')}
          </Link>
        </>
      }
    >
      {t('noPlan.text')}
    </State>
  );
}
