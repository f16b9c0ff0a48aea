import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

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
  return { vehicleId, partGroupId: vehAssyId, ...(vin === undefined ? {} : { vin }) };
}

/** The page that the tree begins with, whichever that is. */
export const firstPageBody = covBody;

export function vehicleBody({ vehicleId, vin }: Pick<BookPlace, 'vehicleId' | 'vin'>) {
  return { vehicleId, isVin: vin !== undefined, ...(vin === undefined ? {} : { vin: vin.slice(0, 40) }) };
}

/** What the calls of commercial vehicles' trees ask of a vehicle. */
export function covBody({ vehicleId, vin }: Pick<BookPlace, 'vehicleId' | 'vin'>) {
  return { vehicleId, ...(vin === undefined ? {} : { vin }) };
}
