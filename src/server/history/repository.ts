import { createHash } from 'node:crypto';
import type { Language } from '../../contract/codes.ts';
import { mergeMarks } from '../../contract/history/marks.ts';
import { VIN_TAIL_MAX } from '../../contract/history/rules.ts';
import type { HistoryMarks, OeHistory, OeUse, VehicleHistory, VehicleUse } from '../../contract/history/schemas.ts';
import { splitOeNumbers } from '../../contract/oe/oe-number.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import type { Database } from '../platform/db/database.ts';
import {
  listByVin,
  listSearches,
  listVehicles,
  pruneSearches,
  pruneVehicles,
  putSearches,
  putVehicles,
} from './statements.ts';

/** Opened vehicles and searches of an account; every statement has the owner in its WHERE clause. */
export interface HistoryRepository {
  /** Returns the number of stored changes; vehicles that are not in the catalogue are skipped. */
  putVehicles(userId: number, changes: readonly VehicleUse[]): Promise<number>;
  listVehicles(userId: number, query: { search: string; language: Language }): Promise<VehicleHistory[]>;
  /** The newest 20 of a company's accounts; none for a text that no VIN can contain. */
  listByVin(companyId: number, query: { text: string; language: Language }): Promise<VehicleHistory[]>;
  putSearches(userId: number, changes: readonly OeUse[]): Promise<void>;
  listSearches(userId: number, search: string): Promise<OeHistory[]>;
}

export function createHistoryRepository(db: Database): HistoryRepository {
  return {
    async putVehicles(userId, changes) {
      const vins = changes.map((change) => ({ ...change, vin: vinOf(change.vin) }));
      const each = mergeDuplicates(vins, ({ vehicleId, vin }) => `${vehicleId} ${vin}`);
      if (each.length === 0) return 0;
      const keys = [each.map(({ vehicleId }) => vehicleId), each.map(({ vin }) => vin)];
      const stored = await db.run(putVehicles, [userId, ...keys, ...columnsOf(each)]);
      await db.run(pruneVehicles, [userId]);
      return stored.length;
    },
    listVehicles: (userId, { search, language }) =>
      db.run(listVehicles, [language === 'en', userId, search.replace(/\s+/g, ' ')]),
    async listByVin(companyId, { text, language }) {
      const pattern = vinPattern(text);
      return pattern === undefined ? [] : db.run(listByVin, [language === 'en', companyId, pattern]);
    },
    async putSearches(userId, changes) {
      const hashed = changes.map((change) => ({ ...change, hash: hashOf(change.param) }));
      const each = mergeDuplicates(hashed, ({ hash }) => hash);
      if (each.length === 0) return;
      const keys = [each.map(({ param }) => param), each.map(({ hash }) => hash)];
      await db.run(putSearches, [userId, ...keys, ...columnsOf(each)]);
      await db.run(pruneSearches, [userId]);
    },
    listSearches: (userId, search) => db.run(listSearches, [userId, search.replace(/\s+/g, ' ')]),
  };
}

/** A pattern for VINs that end in a short text, or of which a longer one lacks some characters. */
function vinPattern(typed: string): string | undefined {
  const { text } = normaliseVin(typed);
  if (!/^[A-HJ-NPR-Z0-9]{6,17}$/.test(text)) return undefined;
  return text.length <= VIN_TAIL_MAX ? `%${text}` : `%${[...text].join('%')}%`;
}

/** The normalised VIN, or an empty text. */
function vinOf(typed: string | null): string {
  return typed === null ? '' : normaliseVin(typed).text;
}

/** Searches for the same numbers have the same hash, in any spelling. */
function hashOf(param: string): string {
  const keys = splitOeNumbers(param).numbers.map(({ key }) => key);
  const isNamed = keys.some((key) => key !== '');
  const text = isNamed ? keys.join(',') : param.trim().toLowerCase();
  return createHash('sha256').update(text).digest('hex');
}

/** Merges changes of the same entry, because a statement cannot update a row twice. */
function mergeDuplicates<Change extends HistoryMarks>(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
): Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const key = keyOf(change);
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? change : { ...change, ...mergeMarks(before, change) });
  }
  return [...byKey.values()];
}

function columnsOf(changes: readonly HistoryMarks[]) {
  return [
    changes.map(({ usedAt }) => usedAt),
    changes.map(({ isPinned }) => isPinned),
    changes.map(({ pinnedAt }) => pinnedAt),
    changes.map(({ isRemoved }) => isRemoved),
    changes.map(({ removedAt }) => removedAt),
  ];
}
