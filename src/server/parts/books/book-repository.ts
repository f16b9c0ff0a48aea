import type { Language } from '../../../contract/codes.ts';
import type { PartTreeNode } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { ttlCache } from '../../platform/ttl-cache.ts';
import type { PartName } from '../names/match-names.ts';
import type { PartRow } from '../part-row.ts';
import {
  assemblyRows,
  type BookPage,
  type BookVehicle,
  bookPage,
  bookVehicle,
  type Drawing,
  drawingById,
  firstAssembly,
  partNames,
  rowsByOe,
  rowsByStdParts,
  treeRows,
} from './book-statements.ts';
import { partTreeOf } from './part-tree.ts';

/** A vehicle, and its make if the caller states it. */
export interface RequestedVehicle {
  vehicleId: number;
  brandCode?: string | undefined;
}

export interface BookRepository {
  /** Empty if the book is. @throws Refusal 900404 for an unknown vehicle, 200500 if it is of the other class */
  getTree(vehicleId: number, vehicleTypeCode: 'C' | 'B', language: Language): Promise<readonly PartTreeNode[]>;
  /** The first assembly of the vehicle's tree. @throws Refusal 900404 if it has none */
  getFirst(vehicleId: number): Promise<number>;
  /** @throws Refusal 900404 if the assembly is not in the vehicle's book, or the vehicle is of another make */
  getPage(requested: RequestedVehicle & { vehAssyId: number }, language: Language): Promise<BookVehicle & BookPage>;
  /** @throws Refusal 900404, also if the vehicle is of another make */
  getVehicle(requested: RequestedVehicle): Promise<BookVehicle>;
  listRows(vehAssyId: number, language: Language): Promise<PartRow[]>;
  /** Rows of a group's book by key prefix. */
  listRowsByOe(groupId: number, key: string, language: Language): Promise<PartRow[]>;
  listRowsByStdParts(groupId: number, stdPartIds: readonly number[], language: Language): Promise<PartRow[]>;
  listNames(vehicleTypeCode: 'C' | 'B'): Promise<PartName[]>;
  /** @throws Refusal 900404 if the drawing is not in the vehicle's book */
  getDrawing(requested: { drawingId: number; vehicleId: number }): Promise<Drawing>;
}

/** Imported data is visible after this time. */
const TTL_MS = 60_000;
/** Per language; some 100 kB each. */
const MAX_TREES = 500;

export function createBookRepository(db: Database): BookRepository {
  const listNames = ttlCache((vehicleTypeCode: 'C' | 'B') => db.run(partNames, [vehicleTypeCode]), {
    ttlMs: TTL_MS,
    max: 2,
    isEmpty: (names) => names.length === 0,
  });
  const treeCache = (language: Language) =>
    ttlCache(async (groupId: number) => partTreeOf(await db.run(treeRows, [language === 'en', groupId])), {
      ttlMs: TTL_MS,
      max: MAX_TREES,
      isEmpty: (tree) => tree.length === 0,
    });
  // The vehicles of a group share a book.
  const trees = { 'zh-CN': treeCache('zh-CN'), en: treeCache('en') };
  return {
    async getTree(vehicleId, vehicleTypeCode, language) {
      const vehicle = first(await db.run(bookVehicle, [vehicleId]));
      if (vehicle.vehicleTypeCode !== vehicleTypeCode) throw new Refusal('200500');
      return trees[language](vehicle.groupId);
    },
    getFirst: async (vehicleId) => first(await db.run(firstAssembly, [vehicleId])).vehAssyId,
    getPage: async ({ vehicleId, vehAssyId, brandCode }, language) =>
      ofMake(first(await db.run(bookPage, [language === 'en', vehicleId, vehAssyId])), brandCode),
    getVehicle: async ({ vehicleId, brandCode }) => ofMake(first(await db.run(bookVehicle, [vehicleId])), brandCode),
    listRows: (vehAssyId, language) => db.run(assemblyRows, [language === 'en', vehAssyId]),
    listRowsByOe: (groupId, key, language) => db.run(rowsByOe, [language === 'en', groupId, key]),
    listRowsByStdParts: (groupId, stdPartIds, language) =>
      db.run(rowsByStdParts, [language === 'en', groupId, stdPartIds]),
    listNames,
    getDrawing: async ({ drawingId, vehicleId }) => first(await db.run(drawingById, [drawingId, vehicleId])),
  };
}

/** @throws Refusal 900404 if the vehicle is missing or not of the stated make */
function ofMake<Vehicle extends BookVehicle>(vehicle: Vehicle, brandCode: string | undefined): Vehicle {
  if (brandCode !== undefined && brandCode !== vehicle.makerCode) throw new Refusal('900404');
  return vehicle;
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}
