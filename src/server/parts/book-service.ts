import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { OE_KEY_MIN, oeKey } from '../../contract/oe-number.ts';
import type { getTreeNodePartData, PartHit, searchPartByNameOrOe } from '../../contract/parts.ts';
import { Refusal } from '../errors.ts';
import type { BookRepository } from './book-repository.ts';
import { matchNames } from './match-names.ts';
import { serialOf } from './misfits.ts';
import { hitsByName, hitsByOe } from './part-hits.ts';
import { partsListOf } from './part-row.ts';

type PageBody = CheckedBodyOf<typeof getTreeNodePartData>;
type SearchBody = CheckedBodyOf<typeof searchPartByNameOrOe>;

/** What a vehicle's parts book says of one vehicle, and of one VIN where there is one. */
export function createBookService(book: BookRepository) {
  return {
    /** One assembly's rows, each judged against the vehicle. @throws Refusal 900404 */
    async getPage({ vehicleId, vehAssyId, vin }: PageBody, language: Language) {
      const [page, rows] = await Promise.all([
        book.getPage(vehicleId, vehAssyId, language),
        book.listRows(vehAssyId, language),
      ]);
      const { assemblyName, drawingId } = page;
      return {
        vehAssyId,
        assemblyName,
        drawingId,
        partsList: partsListOf(rows, { vehicle: page, serial: serialOf(vin) }),
      };
    },
    /**
     * Rows of the vehicle's book by OE number where the text may be one, and otherwise by name.
     * @throws Refusal 900404 without the vehicle, 100100 where nothing is found
     */
    async search({ vehicleId, text, vin }: SearchBody, language: Language): Promise<PartHit[]> {
      const vehicle = await book.getVehicle(vehicleId);
      const judged = { vehicle, serial: serialOf(vin) };
      const key = oeKey(text);
      if (key.length >= OE_KEY_MIN && /\d/.test(key)) {
        const hits = hitsByOe(await book.listRowsByOe(vehicle.groupId, key, language), key, judged);
        if (hits.length > 0) return hits;
      }
      const matches = matchNames(text, await book.listNames(vehicle.vehicleTypeCode));
      if (matches.length === 0) throw new Refusal('100100');
      const stdPartIds = matches.map(({ stdPartId }) => stdPartId);
      const rows = await book.listRowsByStdParts(vehicle.groupId, stdPartIds, language);
      if (rows.length === 0) throw new Refusal('100100');
      return hitsByName(rows, { text, matches, judged });
    },
  };
}
