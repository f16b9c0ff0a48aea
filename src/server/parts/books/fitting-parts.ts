import type { Part } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { partsListOf } from '../part-row.ts';
import type { BookRepository } from './book-repository.ts';

interface FittingPartsQuery {
  vehicleId: number;
  vin: string | undefined;
  stdPartIds: readonly number[];
  company: CompanyContext;
}

/** The rows of the vehicle's parts book that are of these standard parts and can fit it. @throws Refusal 900404 */
export function fittingParts(books: BookRepository, judge: FitJudge): (query: FittingPartsQuery) => Promise<Part[]> {
  return async ({ vehicleId, vin, stdPartIds, company }) => {
    const vehicle = await books.getVehicle({ vehicleId }, company.language);
    const rows = await books.listRowsByStdParts(vehicle.groupId, stdPartIds, company.language);
    const fits = await judge.judgeRows(rows, { vehicle, vin }, company);
    return partsListOf(rows, fits).filter(({ fit }) => fit.grade !== 'misfit');
  };
}
