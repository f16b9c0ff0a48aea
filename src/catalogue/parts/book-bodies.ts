import type { VehicleType } from '../../contract/vehicles.ts';

export interface BookPlace {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  node: number | undefined;
}

/** Books do not change while one works: going back to a drawing shows it at once. */
export const BOOK_STALE_MS = 10 * 60_000;

export function treeBody({ vehicleId, vehicleTypeCode, vin }: Omit<BookPlace, 'node'>) {
  return { vehicleId, vehicleTypeCode, ...(vin === undefined ? {} : { vin }) };
}

export function pageBody({ vehicleId, vin }: Pick<BookPlace, 'vehicleId' | 'vin'>, vehAssyId: number) {
  return { vehicleId, vehAssyId, ...(vin === undefined ? {} : { vin }) };
}

export function vehicleBody({ vehicleId, vin }: Pick<BookPlace, 'vehicleId' | 'vin'>) {
  return { vehicleId, isVin: vin !== undefined };
}
