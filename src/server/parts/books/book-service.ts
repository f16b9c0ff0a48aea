import type { CheckedBodyOf } from '../../../contract/call.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { findNamedRows } from '../names/find-named-rows.ts';
import { hitsByName, hitsByOe } from '../names/part-hits.ts';
import { partsListOf } from '../part-row.ts';
import type { BookRepository } from './book-repository.ts';
import type { BookVehicle } from './book-statements.ts';

type PageBody = CheckedBodyOf<typeof partCalls.getTreeNodePartData>;
type SearchBody = CheckedBodyOf<typeof partCalls.searchPartByNameOrOe>;

/** A search in the book of a vehicle. */
interface BookSearch {
  vehicle: BookVehicle;
  text: string;
  vin: string | undefined;
}

/** The parts book as it applies to one vehicle, and to one VIN if given. */
export function createBookService(book: BookRepository, judge: FitJudge) {
  /** Empty if the book does not have the number. */
  async function byOe({ vehicle, text, vin }: BookSearch, company: CompanyContext): Promise<PartHit[]> {
    const key = oeKey(text);
    const rows = await book.listRowsByOe(vehicle.groupId, key, company.language);
    return hitsByOe(rows, key, await judge.judgeRows(rows, { vehicle, vin }, company));
  }
  /** @throws Refusal 100100, 300341 for a part that the vehicle does not have */
  async function byName({ vehicle, text, vin }: BookSearch, company: CompanyContext): Promise<PartHit[]> {
    const { rows, matches } = await findNamedRows(book, { vehicle, text }, company.language);
    if (rows.length === 0) throw new Refusal('100100');
    return hitsByName(rows, { text, matches, fits: await judge.judgeRows(rows, { vehicle, vin }, company) });
  }
  return {
    /** The rows of an assembly, with their fit for the vehicle. @throws Refusal 900404 */
    async getPage({ vehicleId, brandCode, partGroupId, vin }: PageBody, company: CompanyContext) {
      const { language } = company;
      const vehAssyId = partGroupId ?? (await book.getFirst(vehicleId));
      const [page, rows] = await Promise.all([
        book.getPage({ vehicleId, brandCode, vehAssyId }, language),
        book.listRows(vehAssyId, language),
      ]);
      const { assemblyName, drawingId } = page;
      return {
        vehAssyId,
        assemblyName,
        drawingId,
        partsList: partsListOf(rows, await judge.judgeCallouts(rows, { vehicle: page, vin }, company)),
      };
    },
    /**
     * Rows of the vehicle's book by OE number if the text may be one, otherwise by name.
     * @throws Refusal 900404 for an unknown vehicle, 100100 if nothing is found, 300341 for a part it does not have
     */
    async search({ vehicleId, text, vin }: SearchBody, company: CompanyContext): Promise<PartHit[]> {
      const requested = { vehicle: await book.getVehicle({ vehicleId }, company.language), text, vin };
      if (oeKey(text).length >= OE_KEY_MIN) {
        const hits = await byOe(requested, company);
        if (hits.length > 0) return hits;
      }
      return byName(requested, company);
    },
    hitsByOe: byOe,
    hitsByName: byName,
  };
}

export type BookService = ReturnType<typeof createBookService>;
