import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { normaliseVin, VIN_LENGTH } from '../../contract/vehicles/vin.ts';
import { requireConsent } from '../../providers/calls/charge-consent.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { screenClass } from '../../ui/screen.ts';
import { Spinner } from '../../ui/state.tsx';
import { links } from '../shared/navigation/paths.ts';
import styles from './brand-part-screen.module.css';

/** State of a navigation by the form: the user has asked for the vehicle. */
const TYPED = 'typed';

/** Opens the vehicle of a VIN; if there is not exactly one, the vehicle search takes over and leads back here. */
export function ByVin({ vin }: { vin: string }) {
  const { t } = useTranslation('brand-parts');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(vin);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { text } = normaliseVin(typed);
    if (text === '') return setError(t('vin.empty'));
    navigate(links.brandPart({ by: 'vin', vin: text }), { state: TYPED });
  };
  if (vin !== '' && normaliseVin(vin).text.length === VIN_LENGTH)
    return <RedirectToVehicle vin={normaliseVin(vin).text} />;
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{t('title')}</h1>
      <form role="search" className={styles.search} onSubmit={submit} noValidate>
        <Field
          label={t('vin.label')}
          hint={t('vin.hint')}
          error={error ?? (vin === '' ? undefined : t('vin.length', { length: normaliseVin(vin).text.length }))}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <Button variant="primary" type="submit">
          {t('search')}
        </Button>
      </form>
    </div>
  );
}

function RedirectToVehicle({ vin }: { vin: string }) {
  const { t: common } = useTranslation();
  const { state } = useLocation();
  const { data, error } = useCall(vehicleCalls.getVehicleByVin, { vinCode: vin });
  const [only] = data?.vehicleList ?? [];
  if (data === undefined && error === null) return <Spinner label={common('loading')} />;
  if (data?.total === 1 && only !== undefined) {
    const { vehicleId, vehicleTypeCode: type } = only;
    if (state !== TYPED) requireConsent(vehicleId);
    return <Navigate to={links.brandPart({ by: 'vin', vehicleId, vin, type })} replace />;
  }
  return <Navigate to={links.vehicle({ q: vin, by: 'vin', for: 'brandPart' })} replace />;
}
