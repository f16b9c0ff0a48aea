import { getCovVehicleConfig, getVehicleConfig, type VehicleType } from '../../contract/vehicles.ts';
import { useCall } from '../../providers/use-call.ts';

interface Asked {
  vehicleId: number;
  /** A link may leave the class out: then the passenger cars are asked first. */
  type: VehicleType | undefined;
  vin: string | undefined;
}

const WRONG_CLASS = '900404';

/** What is known of a vehicle, from the call of its class. */
export function useVehicleConfig({ vehicleId, type, vin }: Asked) {
  const body = { vehicleId, isVin: vin !== undefined, ...(vin === undefined ? {} : { vin: vin.slice(0, 40) }) };
  const passenger = useCall(getVehicleConfig, body, { enabled: type !== 'B' });
  const isElsewhere = type === undefined && passenger.error?.code === WRONG_CLASS;
  const commercial = useCall(getCovVehicleConfig, body, { enabled: type === 'B' || isElsewhere });
  return type === 'B' || isElsewhere ? commercial : passenger;
}
