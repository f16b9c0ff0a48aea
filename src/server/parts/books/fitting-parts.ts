import type { Language } from '../../../contract/codes.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { partsListOf } from '../part-row.ts';
import { createBookRepository } from './book-repository.ts';
import { serialOf } from './misfits.ts';

interface FittingPartsQuery {
  vehicleId: number;
  /** Its serial number selects rows. */
  vin: string | undefined;
  stdPartIds: readonly number[];
  language: Language;
}

/** The rows of the vehicle's parts book that are of these standard parts and fit it. @throws Refusal 900404 */
export function fittingParts(db: Database): (query: FittingPartsQuery) => Promise<Part[]> {
  const book = createBookRepository(db);
  return async ({ vehicleId, vin, stdPartIds, language }) => {
    const vehicle = await book.getVehicle({ vehicleId });
    const rows = await book.listRowsByStdParts(vehicle.groupId, stdPartIds, language);
    return partsListOf(rows, { vehicle, serial: serialOf(vin) }).filter(({ curVehFlag }) => curVehFlag === 1);
  };
}
