import type { Language } from '../../../contract/codes.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { partsListOf } from '../part-row.ts';
import { createBookRepository } from './book-repository.ts';
import { serialOf } from './misfits.ts';

interface Wanted {
  vehicleId: number;
  /** Tells rows apart by its serial. */
  vin: string | undefined;
  stdPartIds: readonly number[];
  language: Language;
}

/** The rows of a vehicle's parts book that are of these kinds and fit it. @throws Refusal 900404 */
export function fittingParts(db: Database): (wanted: Wanted) => Promise<Part[]> {
  const book = createBookRepository(db);
  return async ({ vehicleId, vin, stdPartIds, language }) => {
    const vehicle = await book.getVehicle({ vehicleId });
    const rows = await book.listRowsByStdParts(vehicle.groupId, stdPartIds, language);
    return partsListOf(rows, { vehicle, serial: serialOf(vin) }).filter(({ curVehFlag }) => curVehFlag === 1);
  };
}
