import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { PartHit } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { matchNames } from '../names/match-names.ts';
import { hitsByName, hitsByOe } from '../names/part-hits.ts';
import { partsListOf } from '../part-row.ts';
import type { BookRepository } from './book-repository.ts';
import type { BookVehicle } from './book-statements.ts';
import { serialOf } from './misfits.ts';

type PageBody = CheckedBodyOf<typeof partCalls.getTreeNodePartData>;
type SearchBody = CheckedBodyOf<typeof partCalls.searchPartByNameOrOe>;

/** A search in the book of a vehicle. */
interface Asked {
  vehicle: BookVehicle;
  text: string;
  serial: number | undefined;
}

/** The parts book as it applies to one vehicle, and to one VIN if given. */
export function createBookService(book: BookRepository) {
  /** Empty if the book does not have the number. */
  async function byOe({ vehicle, text, serial }: Asked, language: Language): Promise<PartHit[]> {
    const key = oeKey(text);
    return hitsByOe(await book.listRowsByOe(vehicle.groupId, key, language), key, { vehicle, serial });
  }
  /** @throws Refusal 100100 */
  async function byName({ vehicle, text, serial }: Asked, language: Language): Promise<PartHit[]> {
    const matches = matchNames(text, await book.listNames(vehicle.vehicleTypeCode));
    if (matches.length === 0) throw new Refusal('100100');
    const stdPartIds = matches.map(({ stdPartId }) => stdPartId);
    const rows = await book.listRowsByStdParts(vehicle.groupId, stdPartIds, language);
    if (rows.length === 0) throw new Refusal('100100');
    return hitsByName(rows, { text, matches, judged: { vehicle, serial } });
  }
  return {
    /** The rows of an assembly, with their misfits for the vehicle. @throws Refusal 900404 */
    async getPage({ vehicleId, brandCode, partGroupId, vin }: PageBody, language: Language) {
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
        partsList: partsListOf(rows, { vehicle: page, serial: serialOf(vin) }),
      };
    },
    /**
     * Rows of the vehicle's book by OE number if the text may be one, otherwise by name.
     * @throws Refusal 900404 for an unknown vehicle, 100100 if nothing is found
     */
    async search({ vehicleId, text, vin }: SearchBody, language: Language): Promise<PartHit[]> {
      const requested = { vehicle: await book.getVehicle({ vehicleId }), text, serial: serialOf(vin) };
      if (oeKey(text).length >= OE_KEY_MIN) {
        const hits = await byOe(requested, language);
        if (hits.length > 0) return hits;
      }
      return byName(requested, language);
    },
    hitsByOe: byOe,
    hitsByName: byName,
  };
}

export type BookService = ReturnType<typeof createBookService>;
