import { getCovVehicleConfig, getVehicleConfig, type VehicleType } from '../../contract/vehicles.ts';
import { useCall } from '../../providers/use-call.ts';

/** The vehicle whose parts are shown; each class has a call of its own. */
export function useVehicle(vehicleId: number, vehicleTypeCode: VehicleType, vin: string | undefined) {
  const body = { vehicleId, isVin: vin !== undefined };
  const call = vehicleTypeCode === 'B' ? getCovVehicleConfig : getVehicleConfig;
  return useCall(call, body, { staleTime: Number.POSITIVE_INFINITY });
}
