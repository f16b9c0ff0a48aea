import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CrashPosition, Part, PartHit } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BookRepository } from '../books/book-repository.ts';
import type { BookService } from '../books/book-service.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { refuseShortKey } from '../names/refuse-short-key.ts';
import { rowSide } from '../names/row-side.ts';
import { bookPartsOf } from '../part-row.ts';
import { inZoneOrder, zonesOf } from './crash-zones.ts';
import type { PanelRepository } from './panel-repository.ts';
import type { ZonedRow } from './panel-statements.ts';
import { judgedRelations, relationsOf } from './relations.ts';

/** The name of the maker's own parts in lists of brands. */
const ORIGINAL: Readonly<Record<Language, string>> = { 'zh-CN': '原厂', en: 'Original' };

interface PanelNeeds {
  books: BookRepository;
  book: BookService;
  panels: PanelRepository;
  judge: FitJudge;
  /** True for a standard part that has a picture. */
  hasPicture(stdPartCode: string): boolean;
}

/** The panels of a vehicle's parts book. Every method throws 900404 for an unknown vehicle. */
export function createPanelService({ books, book, panels, judge, hasPicture }: PanelNeeds) {
  return {
    async listCommon(
      { vehicleId, brandCode, vin }: CheckedBodyOf<typeof partCalls.getCommonPartList>,
      company: CompanyContext,
    ) {
      const vehicle = await books.getVehicle({ vehicleId, brandCode }, company.language);
      const rows = await panels.listCommonRows(vehicle.groupId, company.language);
      return { partsList: bookPartsOf(rows, await judge.judgeRows(rows, { vehicle, vin }, company)) };
    },
    /** @throws Refusal 900404 if the assembly does not have the part */
    async listRelations(body: CheckedBodyOf<typeof partCalls.getRelationPartList>, company: CompanyContext) {
      const { vehicleId, partGroupId: vehAssyId, oeId, vin } = body;
      const vehicle = await books.getVehicle({ vehicleId }, company.language);
      const rows = await panels.listRelatedRows({ groupId: vehicle.groupId, vehAssyId, oeId }, company.language);
      const related = relationsOf(rows, { vehAssyId, oeId });
      const relatedRows = related.map(({ row }) => row);
      return judgedRelations(related, await judge.judgeRows(relatedRows, { vehicle, vin }, company));
    },
    /** @throws Refusal 100100 if the zones have no parts */
    async listCrash(body: CheckedBodyOf<typeof partCalls.getCrashPartList>, company: CompanyContext) {
      const { vehicleId, brandCode, positions: requested, vin } = body;
      const vehicle = await books.getVehicle({ vehicleId, brandCode }, company.language);
      const rows = await panels.listCrashRows(vehicle.groupId, requested, company.language);
      const zones = zonesByNumber(rows);
      const partsList = bookPartsOf(rows, await judge.judgeRows(rows, { vehicle, vin }, company))
        .map((part) => ({ ...part, positions: zones.get(part.oeId) ?? [] }))
        .filter(({ positions }) => positions.some((position) => requested.includes(position)));
      if (partsList.length === 0) throw new Refusal('100100');
      return { partsList };
    },
    async getAssembly(body: CheckedBodyOf<typeof partCalls.getAssemblyParts>, company: CompanyContext) {
      const { language } = company;
      const [{ partsList, ...page }, beside] = await Promise.all([
        book.getPage(body, company),
        panels.findNeighbours(body.vehicleId, body.partGroupId, language),
      ]);
      const pictured = partsList.filter(({ stdPartCode }) => hasPicture(stdPartCode)).map(({ oeId }) => oeId);
      const supplied = pictured.length === 0 ? new Set() : await panels.listSupplied(pictured);
      const drawn = new Set(pictured.filter((oeId) => !supplied.has(oeId)));
      return {
        ...page,
        partPicHotspotList: beside?.hotspots ?? [],
        partsList: partsList.map((part) => ({
          ...part,
          aftBrandName: ORIGINAL[language],
          picUrl: drawn.has(part.oeId) ? picUrlOf(part, body.vehicleId) : null,
        })),
        previous: neighbour(beside?.previousId, beside?.previousName),
        next: neighbour(beside?.nextId, beside?.nextName),
      };
    },
    /** @throws Refusal 100100 */
    async findByName(
      body: CheckedBodyOf<typeof partCalls.getVehiclePartByName>,
      company: CompanyContext,
    ): Promise<PartHit[]> {
      const vehicle = await books.getVehicle(body, company.language);
      return book.hitsByName({ vehicle, text: body.partName, vin: body.vin }, company);
    },
    /** @throws Refusal 900400 if the key is too short, 100100 if the book does not have the number */
    async findByOe(
      body: CheckedBodyOf<typeof partCalls.getVehiclePartByOe>,
      company: CompanyContext,
    ): Promise<PartHit[]> {
      refuseShortKey(oeKey(body.oe));
      const vehicle = await books.getVehicle(body, company.language);
      const hits = await book.hitsByOe({ vehicle, text: body.oe, vin: body.vin }, company);
      if (hits.length === 0) throw new Refusal('100100');
      return hits;
    },
  };
}

/** The zones of each number, of both sides if the book has it on both. */
function zonesByNumber(rows: readonly ZonedRow[]): Map<number, CrashPosition[]> {
  const zones = new Map<number, CrashPosition[]>();
  for (const row of rows) {
    const known = zones.get(row.oeId) ?? [];
    zones.set(row.oeId, inZoneOrder([...known, ...zonesOf(row.zones, rowSide(row))]));
  }
  return zones;
}

function picUrlOf({ oeId, brandCode }: Part, vehicleId: number): string {
  const query = new URLSearchParams({ oeId: String(oeId), brandCode, vehicleId: String(vehicleId) });
  return `${partCalls.getPartImage.path}?${query}`;
}

function neighbour(vehAssyId: number | null | undefined, assemblyName: string | null | undefined) {
  if (vehAssyId === null || vehAssyId === undefined) return null;
  return { vehAssyId, assemblyName: assemblyName ?? '' };
}
