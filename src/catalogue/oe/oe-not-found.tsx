import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isScientific } from '../../contract/oe/oe-cells.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { familyTitle } from '../../contract/vehicles/vehicle-names.ts';
import { looksLikeVin } from '../../contract/vehicles/vin.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';
import { lookalikes } from './oe-text.ts';

/** Of a name in a search. */
const NAME_MAX = 80;

interface OeNotFoundProps {
  oe: string;
  /** With its spaces: J6P 420 is the name of a vehicle. */
  typed: string;
  message: string;
}

/** Offers the vehicles of that name, similar numbers and other searches for a number that was not found. */
export function OeNotFound({ oe, typed, message }: OeNotFoundProps) {
  const { t } = useTranslation('oe');
  const named = useCall(
    vehicleCalls.getVehicleByName,
    { vehicleName: typed.trim().slice(0, NAME_MAX) },
    { enabled: /[a-z]/i.test(typed) && !looksLikeVin(oe) },
  ).data;
  const [vehicle] = named?.analysisDesc.certainty === 'likely' ? named.vehicleList : [];
  if (looksLikeVin(oe)) {
    const toVehicle = (
      <Link className={buttonClass('primary')} to={links.vehicle({ q: oe, by: 'vin' })}>
        {t('empty.byVin')}
      </Link>
    );
    return (
      <State icon="search" title={message} actions={toVehicle}>
        {t('empty.vin')}
      </State>
    );
  }
  return (
    <State
      icon="search"
      title={message}
      actions={
        <>
          {vehicle !== undefined && (
            <Link className={buttonClass('primary')} to={links.vehicle({ q: typed.trim(), by: 'name' })}>
              {t('empty.named', { name: familyTitle(vehicle) })}
            </Link>
          )}
          {lookalikes(oe).map((other) => (
            <Link key={other} className={buttonClass()} to={links.oe(other)}>
              <span className="oe">{other}</span>
            </Link>
          ))}
          <Link className={buttonClass(vehicle === undefined ? 'primary' : 'default')} to={links.vehicle({})}>
            {t('empty.byVehicle')}
          </Link>
          {vehicle === undefined && (
            <Link className={buttonClass()} to={links.vehicle({ q: typed.trim(), by: 'name' })}>
              {t('empty.byName')}
            </Link>
          )}
        </>
      }
    >
      {t(isScientific(oe) ? 'empty.damaged' : 'empty.hint')}
    </State>
  );
}
