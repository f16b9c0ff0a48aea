import type { Language } from '../../../contract/codes.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { BookPart, PartHit } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { matchNames } from '../names/match-names.ts';
import { hitsByName, hitsByOe } from '../names/part-hits.ts';
import { partOf } from '../part-row.ts';
import { createBookRepository } from './book-repository.ts';
import { calloutOrder } from './callout-order.ts';
import { serialOf } from './misfits.ts';

export interface AskedVehicle {
  vehicleId: number;
  vin?: string | undefined;
}

/** Rows of a vehicle's parts book, however its assemblies are put together. */
export interface VehicleRows {
  /** By assembly and callout. @throws Refusal 900404 without the vehicle */
  ofStdParts(asked: AskedVehicle & { stdPartIds: readonly number[] }, language: Language): Promise<BookPart[]>;
  /** None where no name is near. @throws Refusal 900404 without the vehicle */
  byName(asked: AskedVehicle & { partName: string }, language: Language): Promise<PartHit[]>;
  /** None where no number begins so, or where it is too short to tell. @throws Refusal 900404 without the vehicle */
  byOe(asked: AskedVehicle & { oe: string }, language: Language): Promise<PartHit[]>;
}

export function createVehicleRows(db: Database): VehicleRows {
  const books = createBookRepository(db);
  const judgedOf = async ({ vehicleId, vin }: AskedVehicle) => ({
    vehicle: await books.getVehicle({ vehicleId }),
    serial: serialOf(vin),
  });
  return {
    async ofStdParts({ stdPartIds, ...asked }, language) {
      const judged = await judgedOf(asked);
      const rows = await books.listRowsByStdParts(judged.vehicle.groupId, stdPartIds, language);
      return rows
        .toSorted((a, b) => a.vehAssyId - b.vehAssyId || calloutOrder(a.orderNo, b.orderNo) || a.fitId - b.fitId)
        .map((row) => ({ ...partOf(row, judged), vehAssyId: row.vehAssyId, assemblyName: row.assemblyName }));
    },
    async byName({ partName, ...asked }, language) {
      const judged = await judgedOf(asked);
      const matches = matchNames(partName, await books.listNames(judged.vehicle.vehicleTypeCode));
      if (matches.length === 0) return [];
      const stdPartIds = matches.map(({ stdPartId }) => stdPartId);
      const rows = await books.listRowsByStdParts(judged.vehicle.groupId, stdPartIds, language);
      return hitsByName(rows, { text: partName, matches, judged });
    },
    async byOe({ oe, ...asked }, language) {
      const judged = await judgedOf(asked);
      const key = oeKey(oe);
      if (key.length < OE_KEY_MIN) return [];
      return hitsByOe(await books.listRowsByOe(judged.vehicle.groupId, key, language), key, judged);
    },
  };
}
