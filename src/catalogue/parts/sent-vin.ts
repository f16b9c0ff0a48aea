import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';

interface Asked {
  vin: string | undefined;
  vehicleTypeCode: VehicleType;
  /** Undefined while it is on its way. */
  vehicle: Pick<Vehicle, 'partNum'> | undefined;
}

/**
 * The VIN that part calls carry: that of the query, but none for a commercial vehicle with parts of its own on record.
 * Nearly all of them have some, so that none is sent until the vehicle is known to have none.
 */
export function sentVin({ vin, vehicleTypeCode, vehicle }: Asked): string | undefined {
  return vehicleTypeCode === 'B' && vehicle?.partNum !== 0 ? undefined : vin;
}
