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

export interface RequestedVehicle {
  vehicleId: number;
  vin?: string | undefined;
}

/** Rows of a vehicle's parts book, independent of the tree. */
export interface VehicleRows {
  /** By assembly and callout. @throws Refusal 900404 for an unknown vehicle */
  ofStdParts(requested: RequestedVehicle & { stdPartIds: readonly number[] }, language: Language): Promise<BookPart[]>;
  /** Empty if no name matches. @throws Refusal 900404 for an unknown vehicle */
  byName(requested: RequestedVehicle & { partName: string }, language: Language): Promise<PartHit[]>;
  /** Empty if no number has the prefix or it is too short. @throws Refusal 900404 for an unknown vehicle */
  byOe(requested: RequestedVehicle & { oe: string }, language: Language): Promise<PartHit[]>;
}

export function createVehicleRows(db: Database): VehicleRows {
  const books = createBookRepository(db);
  const judgedOf = async ({ vehicleId, vin }: RequestedVehicle) => ({
    vehicle: await books.getVehicle({ vehicleId }),
    serial: serialOf(vin),
  });
  return {
    async ofStdParts({ stdPartIds, ...requested }, language) {
      const judged = await judgedOf(requested);
      const rows = await books.listRowsByStdParts(judged.vehicle.groupId, stdPartIds, language);
      return rows
        .toSorted((a, b) => a.vehAssyId - b.vehAssyId || calloutOrder(a.orderNo, b.orderNo) || a.fitId - b.fitId)
        .map((row) => ({ ...partOf(row, judged), vehAssyId: row.vehAssyId, assemblyName: row.assemblyName }));
    },
    async byName({ partName, ...requested }, language) {
      const judged = await judgedOf(requested);
      const matches = matchNames(partName, await books.listNames(judged.vehicle.vehicleTypeCode));
      if (matches.length === 0) return [];
      const stdPartIds = matches.map(({ stdPartId }) => stdPartId);
      const rows = await books.listRowsByStdParts(judged.vehicle.groupId, stdPartIds, language);
      return hitsByName(rows, { text: partName, matches, judged });
    },
    async byOe({ oe, ...requested }, language) {
      const judged = await judgedOf(requested);
      const key = oeKey(oe);
      if (key.length < OE_KEY_MIN) return [];
      return hitsByOe(await books.listRowsByOe(judged.vehicle.groupId, key, language), key, judged);
    },
  };
}
