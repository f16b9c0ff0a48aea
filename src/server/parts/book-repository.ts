import type { Language } from '../../contract/codes.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import {
  assemblyRows,
  type BookPage,
  type BookVehicle,
  bookPage,
  bookVehicle,
  type Drawing,
  drawingById,
  partNames,
  rowsByOe,
  rowsByStdParts,
  treeRows,
} from './book-statements.ts';
import type { PartName } from './match-names.ts';
import type { PartRow } from './part-row.ts';
import type { TreeRow } from './part-tree.ts';

/** The parts books: what stands where, for which vehicles. */
export interface BookRepository {
  /** Empty where the book is. @throws Refusal 900404 where there is no such vehicle in the class */
  getTreeRows(vehicleId: number, vehicleTypeCode: 'C' | 'B', language: Language): Promise<TreeRow[]>;
  /** @throws Refusal 900404 where the assembly is not in the vehicle's book */
  getPage(vehicleId: number, vehAssyId: number, language: Language): Promise<BookVehicle & BookPage>;
  /** @throws Refusal 900404 */
  getVehicle(vehicleId: number): Promise<BookVehicle>;
  listRows(vehAssyId: number, language: Language): Promise<PartRow[]>;
  /** Rows of a group's book whose key begins with this one. */
  listRowsByOe(groupId: number, key: string, language: Language): Promise<PartRow[]>;
  listRowsByStdParts(groupId: number, stdPartIds: readonly number[], language: Language): Promise<PartRow[]>;
  listNames(vehicleTypeCode: 'C' | 'B'): Promise<PartName[]>;
  /** @throws Refusal 900404 */
  getDrawing(drawingId: number): Promise<Drawing>;
}

export function createBookRepository(db: Database): BookRepository {
  return {
    async getTreeRows(vehicleId, vehicleTypeCode, language) {
      const rows = await db.run(treeRows, [language === 'en', vehicleId, vehicleTypeCode]);
      first(rows);
      return rows.filter((row) => row.vehAssyId !== null);
    },
    getPage: async (vehicleId, vehAssyId, language) =>
      first(await db.run(bookPage, [language === 'en', vehicleId, vehAssyId])),
    getVehicle: async (vehicleId) => first(await db.run(bookVehicle, [vehicleId])),
    listRows: (vehAssyId, language) => db.run(assemblyRows, [language === 'en', vehAssyId]),
    listRowsByOe: (groupId, key, language) => db.run(rowsByOe, [language === 'en', groupId, key]),
    listRowsByStdParts: (groupId, stdPartIds, language) =>
      db.run(rowsByStdParts, [language === 'en', groupId, stdPartIds]),
    listNames: (vehicleTypeCode) => db.run(partNames, [vehicleTypeCode]),
    getDrawing: async (drawingId) => first(await db.run(drawingById, [drawingId])),
  };
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Refusal('900404');
  return row;
}
