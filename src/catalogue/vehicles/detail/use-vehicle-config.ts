import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

interface Asked {
  vehicleId: number;
  /** A link may leave the class out, or name the wrong one: then the passenger cars, or those of that class, are asked first. */
  type: VehicleType | undefined;
  vin: string | undefined;
}

const OTHER_CLASS = '200500';

/** What is known of a vehicle, from the call of its class; of the other class where the first says so. */
export function useVehicleConfig({ vehicleId, type, vin }: Asked) {
  const body = { vehicleId, isVin: vin !== undefined, ...(vin === undefined ? {} : { vin: vin.slice(0, 40) }) };
  const isTruckFirst = type === 'B';
  const first = useCall(isTruckFirst ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig, body);
  const isElsewhere = first.error?.code === OTHER_CLASS;
  const other = useCall(isTruckFirst ? vehicleCalls.getVehicleConfig : vehicleCalls.getCovVehicleConfig, body, {
    enabled: isElsewhere,
  });
  return isElsewhere ? other : first;
}
