import { getCovVehicleConfig, getVehicleConfig, type VehicleType } from '../../contract/vehicles.ts';
import { useCall } from '../../providers/use-call.ts';

interface Asked {
  vehicleId: number;
  /** A link may leave the class out: then the passenger cars are asked first. */
  type: VehicleType | undefined;
  isVin: boolean;
}

const WRONG_CLASS = '900404';

/** What is known of a vehicle, from the call of its class. */
export function useVehicleConfig({ vehicleId, type, isVin }: Asked) {
  const passenger = useCall(getVehicleConfig, { vehicleId, isVin }, { enabled: type !== 'B' });
  const isElsewhere = type === undefined && passenger.error?.code === WRONG_CLASS;
  const commercial = useCall(getCovVehicleConfig, { vehicleId, isVin }, { enabled: type === 'B' || isElsewhere });
  return type === 'B' || isElsewhere ? commercial : passenger;
}
