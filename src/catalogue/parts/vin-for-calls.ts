import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';

interface VinContext {
  vin: string | undefined;
  vehicleTypeCode: VehicleType;
  /** Undefined while loading. */
  vehicle: Pick<Vehicle, 'partNum'> | undefined;
}

/**
 * The VIN that part calls send: the one in the URL, but none for a commercial vehicle with parts of its own. Nearly all of
 * them have some, so none is sent until the vehicle is loaded and known to have none.
 */
export function vinForCalls({ vin, vehicleTypeCode, vehicle }: VinContext): string | undefined {
  return vehicleTypeCode === 'B' && vehicle?.partNum !== 0 ? undefined : vin;
}
