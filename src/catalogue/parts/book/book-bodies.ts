import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';

export interface BookRequest {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  node: number | undefined;
}

/** The parts book changes only with a catalogue import: pages stay cached when the user goes back. */
export const BOOK_STALE_MS = 10 * 60_000;

export function treeBody({ vehicleId, vehicleTypeCode, vin }: Omit<BookRequest, 'node'>) {
  return omitUndefined({ vehicleId, vehicleTypeCode, vin });
}

export function pageBody({ vehicleId, vin }: Pick<BookRequest, 'vehicleId' | 'vin'>, vehAssyId: number) {
  return omitUndefined({ vehicleId, partGroupId: vehAssyId, vin });
}

/** Body for the first page of the tree: without a page id the server chooses. */
export const firstPageBody = covBody;

export function vehicleBody({ vehicleId, vin }: Pick<BookRequest, 'vehicleId' | 'vin'>) {
  return omitUndefined({ vehicleId, isVin: vin !== undefined, vin: vin?.slice(0, 40) });
}

/** Body shared by the tree calls of commercial vehicles. */
export function covBody({ vehicleId, vin }: Pick<BookRequest, 'vehicleId' | 'vin'>) {
  return omitUndefined({ vehicleId, vin });
}
