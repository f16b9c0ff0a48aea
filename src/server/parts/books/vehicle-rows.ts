import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { BookPart, PartHit } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { findNamedRows } from '../names/find-named-rows.ts';
import { hitsByName, hitsByOe } from '../names/part-hits.ts';
import { bookPartOf, partsOf } from '../part-row.ts';
import type { BookRepository } from './book-repository.ts';
import { calloutOrder } from './callout-order.ts';

export interface RequestedVehicle {
  vehicleId: number;
  vin?: string | undefined;
}

/** Rows of a vehicle's parts book, independent of the tree. */
export interface VehicleRows {
  /** By assembly and callout. @throws Refusal 900404 for an unknown vehicle */
  ofStdParts(
    requested: RequestedVehicle & { stdPartIds: readonly number[] },
    company: CompanyContext,
  ): Promise<BookPart[]>;
  /** Empty if no name matches. @throws Refusal 900404 for an unknown vehicle, 300341 for a part it does not have */
  byName(requested: RequestedVehicle & { partName: string }, company: CompanyContext): Promise<PartHit[]>;
  /** Empty if no number has the prefix or it is too short. @throws Refusal 900404 for an unknown vehicle */
  byOe(requested: RequestedVehicle & { oe: string }, company: CompanyContext): Promise<PartHit[]>;
}

export function createVehicleRows(books: BookRepository, judge: FitJudge): VehicleRows {
  const requestOf = async ({ vehicleId, vin }: RequestedVehicle, { language }: CompanyContext) => ({
    vehicle: await books.getVehicle({ vehicleId }, language),
    vin,
  });
  return {
    async ofStdParts({ stdPartIds, ...requested }, company) {
      const request = await requestOf(requested, company);
      const rows = await books.listRowsByStdParts(request.vehicle.groupId, stdPartIds, company.language);
      return partsOf(rows, await judge.judgeRows(rows, request, company))
        .sort(
          (a, b) =>
            a.row.vehAssyId - b.row.vehAssyId ||
            calloutOrder(a.row.orderNo, b.row.orderNo) ||
            a.row.fitId - b.row.fitId,
        )
        .map(({ row, part }) => bookPartOf(row, part));
    },
    async byName({ partName, ...requested }, company) {
      const request = await requestOf(requested, company);
      const search = { vehicle: request.vehicle, text: partName };
      const { rows, matches } = await findNamedRows(books, search, company.language);
      return hitsByName(rows, { text: partName, matches, fits: await judge.judgeRows(rows, request, company) });
    },
    async byOe({ oe, ...requested }, company) {
      const request = await requestOf(requested, company);
      const key = oeKey(oe);
      if (key.length < OE_KEY_MIN) return [];
      const rows = await books.listRowsByOe(request.vehicle.groupId, key, company.language);
      return hitsByOe(rows, key, await judge.judgeRows(rows, request, company));
    },
  };
}
