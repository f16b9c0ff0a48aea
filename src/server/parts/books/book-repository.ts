import type { Language } from '../../../contract/codes.ts';
import { groupBy } from '../../../contract/group-by.ts';
import type { DrawingMediaType, PartTreeNode } from '../../../contract/parts/schemas.ts';
import { createBatchLoader } from '../../platform/caches/batch-loader.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BookAssembly, StdPart } from '../names/nearest-assemblies.ts';
import type { PartName } from '../names/part-name.ts';
import type { PartRow } from '../part-row.ts';
import {
  assemblyRows,
  type BookPage,
  type BookVehicle,
  bookPage,
  bookVehicles,
  calloutRows,
  type Drawing,
  drawingById,
  firstAssembly,
  partNames,
  rowsByOe,
  rowsByStdParts,
  scanById,
  treeRows,
} from './book-statements.ts';
import { assembliesOfGroup, stdPartById } from './nearest-statements.ts';
import { partTreeOf } from './part-tree.ts';

/** A vehicle, and its make if the caller states it. */
export interface RequestedVehicle {
  vehicleId: number;
  brandCode?: string | undefined;
}

interface RequestedPage {
  vehicleId: number;
  vehAssyId: number;
}

export interface BookRepository {
  /** Empty if the book is. @throws Refusal 900404 for an unknown vehicle, 200500 if it is of the other class */
  getTree(vehicleId: number, vehicleTypeCode: 'C' | 'B', language: Language): Promise<readonly PartTreeNode[]>;
  /** The first assembly of the vehicle's tree. @throws Refusal 900404 if it has none */
  getFirst(vehicleId: number): Promise<number>;
  /** @throws Refusal 900404 if the assembly is not in the vehicle's book, or the vehicle is of another make */
  getPage(requested: RequestedVehicle & { vehAssyId: number }, language: Language): Promise<BookVehicle & BookPage>;
  /** @throws Refusal 900404, also if the vehicle is of another make */
  getVehicle(requested: RequestedVehicle, language: Language): Promise<BookVehicle>;
  /** By id; unknown ids are left out. */
  listVehicles(vehicleIds: readonly number[], language: Language): Promise<BookVehicle[]>;
  listRows(vehAssyId: number, language: Language): Promise<PartRow[]>;
  /** Rows of a group's book by key prefix. */
  listRowsByOe(groupId: number, key: string, language: Language): Promise<PartRow[]>;
  listRowsByStdParts(groupId: number, stdPartIds: readonly number[], language: Language): Promise<PartRow[]>;
  /** All rows of the callouts that these rows are at. */
  listCalloutRows(rows: readonly { vehAssyId: number; orderNo: string }[], language: Language): Promise<PartRow[]>;
  listNames(vehicleTypeCode: 'C' | 'B'): Promise<PartName[]>;
  /** @throws Refusal 900404 */
  getStdPart(stdPartId: number, language: Language): Promise<StdPart>;
  /** Of the book of a group, in the order of the tree. */
  listAssemblies(groupId: number, language: Language): Promise<BookAssembly[]>;
  /** @throws Refusal 900404 if the drawing is not in the vehicle's book */
  getDrawing(requested: { drawingId: number; vehicleId: number }): Promise<Drawing>;
  /** In base64. @throws Refusal 900404 also for a drawing without a scan */
  getScan(requested: {
    drawingId: number;
    vehicleId: number;
  }): Promise<{ mediaType: DrawingMediaType; content: string }>;
}

/** Imported data is visible sooner, by the catalogue's revision. */
const TTL_MS = 60_000;
/** Per language; some 100 kB each. */
const TREES_MAX = 500;
/** Assemblies per statement, with some 50 rows each. */
const BATCH_SIZE_MAX = 16;

export function createBookRepository(db: Database): BookRepository {
  const revision = catalogueRevision(db);
  const listNames = ttlCache((vehicleTypeCode: 'C' | 'B') => db.catalogue.run(partNames, [vehicleTypeCode]), {
    ttlMs: TTL_MS,
    revision,
    max: 2,
    isEmpty: (names) => names.length === 0,
  });
  const treeCache = (language: Language) =>
    ttlCache(async (groupId: number) => partTreeOf(await db.catalogue.run(treeRows, [language === 'en', groupId])), {
      ttlMs: TTL_MS,
      revision,
      max: TREES_MAX,
      isEmpty: (tree) => tree.length === 0,
    });
  // The vehicles of a group share a book.
  const trees = { 'zh-CN': treeCache('zh-CN'), en: treeCache('en') };
  const batches = {
    maxBatchSize: BATCH_SIZE_MAX,
    isSerial: db.engine === 'embedded',
    scopeKey: (language: Language) => `${language}${db.catalogue.serverName()}`,
  };
  const findPage = createBatchLoader<Language, RequestedPage, BookVehicle & BookPage>({
    ...batches,
    keyOf: pageKey,
    async loadMany(requested, language) {
      const vehicleIds = requested.map(({ vehicleId }) => vehicleId);
      const vehAssyIds = requested.map(({ vehAssyId }) => vehAssyId);
      const parameters = [language === 'en', vehicleIds, vehAssyIds];
      const pages = await db.catalogue.shared(() => db.catalogue.run(bookPage, parameters));
      return new Map(pages.map((page) => [pageKey(page), page]));
    },
  });
  const findRows = createBatchLoader<Language, number, PartRow[]>({
    ...batches,
    keyOf: (vehAssyId) => vehAssyId,
    async loadMany(vehAssyIds, language) {
      const rows = await db.catalogue.shared(() => db.catalogue.run(assemblyRows, [language === 'en', vehAssyIds]));
      return groupBy(rows, ({ vehAssyId }) => vehAssyId);
    },
  });
  return {
    async getTree(vehicleId, vehicleTypeCode, language) {
      const vehicle = first(await db.catalogue.run(bookVehicles, [language === 'en', [vehicleId]]));
      if (vehicle.vehicleTypeCode !== vehicleTypeCode) throw new Refusal('200500');
      return trees[language](vehicle.groupId);
    },
    getFirst: async (vehicleId) => first(await db.catalogue.run(firstAssembly, [vehicleId])).vehAssyId,
    getPage: async ({ vehicleId, vehAssyId, brandCode }, language) =>
      ofMake(found(await findPage({ vehicleId, vehAssyId }, language)), brandCode),
    getVehicle: async ({ vehicleId, brandCode }, language) =>
      ofMake(first(await db.catalogue.run(bookVehicles, [language === 'en', [vehicleId]])), brandCode),
    listVehicles: (vehicleIds, language) => db.catalogue.run(bookVehicles, [language === 'en', vehicleIds]),
    listRows: async (vehAssyId, language) => (await findRows(vehAssyId, language)) ?? [],
    listRowsByOe: (groupId, key, language) => db.catalogue.run(rowsByOe, [language === 'en', groupId, key]),
    listRowsByStdParts: (groupId, stdPartIds, language) =>
      db.catalogue.run(rowsByStdParts, [language === 'en', groupId, stdPartIds]),
    listCalloutRows: async (rows, language) => {
      const callouts = new Map(rows.map((row) => [`${row.vehAssyId}/${row.orderNo}`, row]));
      const assemblies = [...callouts.values()].map(({ vehAssyId }) => vehAssyId);
      const orderNos = [...callouts.values()].map(({ orderNo }) => orderNo);
      return db.catalogue.run(calloutRows, [language === 'en', assemblies, orderNos]);
    },
    listNames,
    getStdPart: async (stdPartId, language) =>
      first(await db.catalogue.run(stdPartById, [language === 'en', stdPartId])),
    listAssemblies: (groupId, language) => db.catalogue.run(assembliesOfGroup, [language === 'en', groupId]),
    getDrawing: async ({ drawingId, vehicleId }) => first(await db.catalogue.run(drawingById, [drawingId, vehicleId])),
    getScan: async ({ drawingId, vehicleId }) => first(await db.catalogue.run(scanById, [drawingId, vehicleId])),
  };
}

/** @throws Refusal 900404 if the vehicle is missing or not of the stated make */
function ofMake<Vehicle extends BookVehicle>(vehicle: Vehicle, brandCode: string | undefined): Vehicle {
  if (brandCode !== undefined && brandCode !== vehicle.makerCode) throw new Refusal('900404');
  return vehicle;
}

function pageKey({ vehicleId, vehAssyId }: RequestedPage): string {
  return `${vehicleId} ${vehAssyId}`;
}

function first<Row>([row]: readonly Row[]): Row {
  return found(row);
}

/** @throws Refusal 900404 */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal('900404');
  return row;
}
