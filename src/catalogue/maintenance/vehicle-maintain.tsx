import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { useAddToHistory } from '../shared/history/vehicle-history.ts';
import { links } from '../shared/navigation/paths.ts';
import { isSampleVehicle } from '../shared/site/is-sample-vehicle.ts';
import { OTHER_VIN, OtherVin } from '../shared/vehicle/other-vin.tsx';
import { MaintainHead } from './maintain-head.tsx';
import { PlanAtReading } from './plan-at-reading.tsx';
import { ReadingForm } from './reading-form.tsx';
import { useMaintainUrlState } from './use-maintain-url-state.ts';
import { useVehicle } from './use-vehicle.ts';

interface VehicleMaintainProps {
  vehicleId: number;
  vin: string | undefined;
}

/** One vehicle: its reading, stored in the URL once known, and its plan at that reading. */
export function VehicleMaintain({ vehicleId, vin }: VehicleMaintainProps) {
  const { t } = useTranslation('maintenance');
  const { t: common } = useTranslation();
  const [{ mileage, purchaseDate }, setUrlState] = useMaintainUrlState();
  const { vehicle, error: vehicleError, refetch: refetchVehicle } = useVehicle(vehicleId);
  const body = omitUndefined({ vehicleId, vin });
  const { data: defaults, error, refetch } = useCall(maintenanceCalls.getDefaultMaintain, body);
  // Only after the server has accepted the VIN: a link with the VIN of another model is not part of the history.
  useAddToHistory(defaults === undefined ? undefined : (vehicle ?? undefined), vin);
  const isLinked = mileage !== undefined && purchaseDate !== undefined;
  useEffect(() => {
    if (isLinked || defaults === undefined) return;
    setUrlState({ mileage: defaults.mileage, purchaseDate: defaults.purchaseDate });
  }, [isLinked, defaults, setUrlState]);
  if (error?.code === OTHER_VIN && vin !== undefined) return <OtherVin vin={vin} />;
  if (error?.code === '900404' || vehicle === null) return <Missing />;
  if (error !== null && defaults === undefined) return <CallFailed error={error} onRetry={() => void refetch()} />;
  const reading = isLinked ? { mileage, purchaseDate } : defaults;
  return (
    <>
      <MaintainHead
        vehicleId={vehicleId}
        vin={vin}
        vehicle={vehicle}
        error={vehicleError}
        onRetry={() => void refetchVehicle()}
        reading={reading}
      />
      {defaults === undefined || reading === undefined ? (
        <Skeleton label={common('loading')} rows={10} />
      ) : (
        <>
          <ReadingForm vehicle={body} reading={reading} defaults={defaults} />
          <PlanAtReading
            vehicleId={vehicleId}
            vin={vin}
            vehicle={vehicle}
            reading={reading}
            hourCostFen={defaults.customizeHourCostFen}
          />
          {isSampleVehicle(vehicleId) && <p className="quiet">{t('sampleNote')}</p>}
        </>
      )}
    </>
  );
}

function Missing() {
  const { t } = useTranslation('maintenance');
  return (
    <State
      icon="car"
      title={t('missing.title')}
      actions={
        <Link className={buttonClass('primary')} to={links.vehicle({ for: 'maintain' })}>
          {t('missing.search')}
        </Link>
      }
    >
      {t('missing.text')}
    </State>
  );
}
