import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { useRememberVehicle } from '../shared/history/vehicle-history.ts';
import { links } from '../shared/navigation/paths.ts';
import { OTHER_VIN, OtherVin } from '../shared/vehicle/other-vin.tsx';
import { MaintainHead } from './maintain-head.tsx';
import { PlanAtReading } from './plan-at-reading.tsx';
import { ReadingForm } from './reading-form.tsx';
import { useMaintainPlace } from './use-maintain-place.ts';
import { useVehicle } from './use-vehicle.ts';

interface VehicleMaintainProps {
  vehicleId: number;
  vin: string | undefined;
}

/** One vehicle: its reading, which the link keeps once it is known, and its plan at that reading. */
export function VehicleMaintain({ vehicleId, vin }: VehicleMaintainProps) {
  const { t } = useTranslation('maintenance');
  const { t: common } = useTranslation();
  const [{ mileage, purchaseDate }, go] = useMaintainPlace();
  const { vehicle, error: vehicleError, refetch: refetchVehicle } = useVehicle(vehicleId);
  const body = { vehicleId, ...(vin === undefined ? {} : { vin }) };
  const { data: begin, error, refetch } = useCall(maintenanceCalls.getDefaultMaintain, body);
  // Once the VIN is known to be none of another model: such a link is nothing that was looked at.
  useRememberVehicle(begin === undefined ? undefined : (vehicle ?? undefined), vin);
  const isLinked = mileage !== undefined && purchaseDate !== undefined;
  useEffect(() => {
    if (isLinked || begin === undefined) return;
    go({ mileage: begin.mileage, purchaseDate: begin.purchaseDate });
  }, [isLinked, begin, go]);
  if (error?.code === OTHER_VIN && vin !== undefined) return <OtherVin vin={vin} />;
  if (error?.code === '900404' || vehicle === null) return <Missing />;
  if (error !== null && begin === undefined) return <CallFailed error={error} onRetry={() => void refetch()} />;
  const reading = isLinked ? { mileage, purchaseDate } : begin;
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
      {begin === undefined || reading === undefined ? (
        <Skeleton label={common('loading')} rows={10} />
      ) : (
        <>
          <ReadingForm vehicle={body} reading={reading} begin={begin} />
          <PlanAtReading
            vehicleId={vehicleId}
            vin={vin}
            vehicle={vehicle}
            reading={reading}
            hourCostFen={begin.customizeHourCostFen}
          />
          <p className="quiet">{t('sampleNote')}</p>
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
