import type { Language } from '../../../contract/codes.ts';
import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PartRow } from '../part-row.ts';
import {
  commonRows,
  crashRows,
  keepName,
  type NeighbourRow,
  neighbourAssemblies,
  type PicturedPart,
  picturedPart,
  type RelatedRow,
  relatedRows,
  suppliedNumbers,
  type ZonedRow,
} from './panel-statements.ts';

/** A user's search word and the part that was selected. */
export interface TrackedName {
  userId: number;
  partName: string;
  vehicleId?: number | undefined;
  stdPartId?: number | undefined;
  found: number;
}

/** The data of the panels beside a drawing. */
export interface PanelRepository {
  listCommonRows(groupId: number, language: Language): Promise<PartRow[]>;
  /** The assembly's rows, and those of related parts anywhere in the book. */
  listRelatedRows(
    requested: { groupId: number; vehAssyId: number; oeId: number },
    language: Language,
  ): Promise<RelatedRow[]>;
  listCrashRows(groupId: number, zones: readonly CrashPosition[], language: Language): Promise<ZonedRow[]>;
  findNeighbours(vehicleId: number, vehAssyId: number, language: Language): Promise<NeighbourRow | undefined>;
  /** The numbers of suppliers, for which nothing is drawn. */
  listSupplied(oeIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Undefined if the vehicle's book does not have the number, or the number is another make's or a supplier's. */
  findPicturedPart(oeId: number, book: { brandCode: string; vehicleId: number }): Promise<PicturedPart | undefined>;
  /** False, and nothing is stored, if the vehicle or standard part is unknown. */
  keepName(name: TrackedName): Promise<boolean>;
}

export function createPanelRepository(db: Database): PanelRepository {
  return {
    listCommonRows: (groupId, language) => db.catalogue.run(commonRows, [language === 'en', groupId]),
    listRelatedRows: ({ groupId, vehAssyId, oeId }, language) =>
      db.catalogue.run(relatedRows, [language === 'en', groupId, vehAssyId, oeId]),
    listCrashRows: (groupId, zones, language) => db.catalogue.run(crashRows, [language === 'en', groupId, zones]),
    findNeighbours: async (vehicleId, vehAssyId, language) =>
      (await db.catalogue.run(neighbourAssemblies, [language === 'en', vehicleId, vehAssyId]))[0],
    listSupplied: async (oeIds) => new Set((await db.catalogue.run(suppliedNumbers, [oeIds])).map(({ oeId }) => oeId)),
    findPicturedPart: async (oeId, { brandCode, vehicleId }) =>
      (await db.catalogue.run(picturedPart, [oeId, brandCode, vehicleId]))[0],
    keepName: async ({ userId, partName, vehicleId, stdPartId, found }) =>
      (await db.run(keepName, [userId, partName, vehicleId ?? null, stdPartId ?? null, found])).length > 0,
  };
}
