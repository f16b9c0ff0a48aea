import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maintenanceCalls } from '../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Pending } from '../../ui/pending.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { NoPlan } from './no-plan.tsx';
import { Plan } from './plan/plan.tsx';
import type { PlanBody } from './plan/plan-body.ts';

interface PlanAtReadingProps {
  vehicleId: number;
  vin: string | undefined;
  vehicle: Vehicle | undefined;
  reading: { mileage: number; purchaseDate: string };
  hourCostFen: number;
}

/** The plan at a reading; the previous one while another loads. */
export function PlanAtReading({ vehicleId, vin, vehicle, reading, hourCostFen }: PlanAtReadingProps) {
  const { t } = useTranslation('maintenance');
  const { mileage, purchaseDate } = reading;
  const body = useMemo<PlanBody>(
    () => omitUndefined({ vehicleId, mileage, purchaseDate, vin }),
    [vehicleId, mileage, purchaseDate, vin],
  );
  const { data, error, refetch } = useCall(maintenanceCalls.getMaintainListByMileage, body, { keepPreviousData: true });
  if (error?.code === '700101')
    return <NoPlan message={error.message} vehicleId={vehicleId} vin={vin} vehicle={vehicle} />;
  if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Pending label={t('loading')} rows={12} />;
  return <Plan body={body} vehicle={vehicle} due={data.projects} today={data.today} hourCostFen={hourCostFen} />;
}
