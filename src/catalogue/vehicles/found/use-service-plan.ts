import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { FoundVehicle } from './vehicle-systems.tsx';

/** The maintenance plan of an opened vehicle at its last reading, or at an estimate by its age; requested once. */
export function useServicePlan({ vehicleId, vin }: FoundVehicle) {
  const body = omitUndefined({ vehicleId, vin });
  const reading = useCall(maintenanceCalls.getDefaultMaintain, body);
  const { mileage = 0, purchaseDate = '' } = reading.data ?? {};
  const plan = useCall(
    maintenanceCalls.getMaintainListByMileage,
    { ...body, mileage, purchaseDate },
    { enabled: reading.data !== undefined },
  );
  const failed = reading.error === null ? plan : reading;
  return { reading: reading.data, plan: plan.data, error: failed.error, refetch: failed.refetch };
}
