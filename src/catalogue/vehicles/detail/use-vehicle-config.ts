import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

interface VehicleRef {
  vehicleId: number;
  /** The class to request first, passenger by default: a link may omit the class or name the wrong one. */
  type: VehicleType | undefined;
  vin: string | undefined;
}

/** The vehicle is of the other class. */
const OTHER_CLASS = '200500';

/** A vehicle's configuration; requested for the other class when it does not belong to the first. */
export function useVehicleConfig({ vehicleId, type, vin }: VehicleRef) {
  const body = omitUndefined({ vehicleId, isVin: vin !== undefined, vin });
  const isTruckFirst = type === 'B';
  const first = useCall(isTruckFirst ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig, body);
  const isOtherClass = first.error?.code === OTHER_CLASS;
  const other = useCall(isTruckFirst ? vehicleCalls.getVehicleConfig : vehicleCalls.getCovVehicleConfig, body, {
    enabled: isOtherClass,
  });
  return isOtherClass ? other : first;
}
