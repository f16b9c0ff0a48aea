import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { vehicleBody } from './book/book-bodies.ts';

/** The vehicle of the screen. Passenger and commercial vehicles have separate calls. */
export function useVehicle(vehicleId: number, vehicleTypeCode: VehicleType, vin: string | undefined) {
  const call = vehicleTypeCode === 'B' ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig;
  return useCall(call, vehicleBody({ vehicleId, vin }), { staleTime: Number.POSITIVE_INFINITY });
}
