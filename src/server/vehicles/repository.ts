import type { Language } from '../../contract/codes.ts';
import type { Vehicle, VehicleType, VinSource } from '../../contract/vehicles/schemas.ts';
import type { Vin } from '../../contract/vehicles/vin.ts';
import type { Database, Prepared } from '../platform/db/database.ts';
import { ttlValue } from '../platform/ttl-cache.ts';
import { type FamilyMatch, type FamilyWords, familyWords } from './family-match.ts';
import * as statements from './statements.ts';
import { factPattern, namePattern, yearOf } from './vehicle-pattern.ts';
import { toVehicle } from './vehicle-row.ts';
import type { VinKnowledge } from './vin/vin-repair.ts';
import { matchVinRules, type VinRuleRow } from './vin/vin-rules.ts';
import { isKnownWmi } from './vin/wmi.ts';

/** The vehicles of a list, and the total number of matches. */
export interface Found {
  vehicles: Vehicle[];
  total: number;
}

export interface VehicleRepository {
  findByVin(vin: Vin, language: Language): Promise<(Found & { rule: VinSource }) | undefined>;
  /** The model years of the vehicles that match the first eight characters and the year character of the VIN. */
  findYearSpan(vin: string): Promise<{ fromYear: number; toYear: number } | undefined>;
  /** In the order of the ids; unknown ids are left out. */
  listByIds(vehicleIds: readonly number[], language: Language): Promise<Vehicle[]>;
  listByGroup(group: { groupId: number; vehicleClass: VehicleType }, language: Language): Promise<Found>;
  listByAnnouncement(key: string, language: Language): Promise<Found>;
  listByFactoryCode(key: string, language: Language): Promise<Found>;
  listByAnnouncementPrefix(start: string, language: Language): Promise<Found>;
  listByFactoryCodePrefix(start: string, language: Language): Promise<Found>;
  /** Exact families first, within a family newer vehicles first. */
  listByFamilies(families: readonly FamilyMatch[], language: Language): Promise<Found>;
  /** Of one class, or of both; the same object until it is read again. */
  listFamilyWords(vehicleClass?: VehicleType): Promise<readonly FamilyWords[]>;
  getVinKnowledge(): Promise<VinKnowledge>;
}

/** Imported families and VIN prefixes are visible after this time at the latest. */
const TTL_MS = 60_000;

export function createVehicleRepository(db: Database): VehicleRepository {
  const list = async (
    statement: Prepared<statements.CountedRow>,
    parameters: readonly unknown[],
    language: Language,
  ) => {
    const rows = await db.run(statement, parameters);
    return { vehicles: rows.map((row) => toVehicle(row, language)), total: rows[0]?.total ?? 0 };
  };
  const readPrefixes = ttlValue(() => listPrefixes(db), { ttlMs: TTL_MS, isEmpty: (known) => known.size === 0 });
  const readFamilies = ttlValue(familyReader(db), { ttlMs: TTL_MS, isEmpty: ({ all }) => all.length === 0 });

  return {
    async findByVin(vin, language) {
      const match = matchVin(await db.run(statements.byVin, [vin.slice(0, 8), vin]), vin);
      if (match === undefined) return undefined;
      const vehicles = match.rows.map((row) => toVehicle(row, language));
      return { rule: match.rule, vehicles, total: vehicles.length };
    },
    async findYearSpan(vin) {
      const rows = await db.run(statements.byVin, [vin.slice(0, 8), vin]);
      const years = rows.filter(({ yearCode }) => yearCode === vin[9]).map(({ yearPattern }) => yearPattern);
      return years.length === 0 ? undefined : { fromYear: Math.min(...years), toYear: Math.max(...years) };
    },
    async listByIds(vehicleIds, language) {
      const rows = await db.run(statements.byIds, [[...new Set(vehicleIds)]]);
      return rows.map((row) => toVehicle(row, language));
    },
    listByGroup: ({ groupId, vehicleClass }, language) => list(statements.byGroup, [groupId, vehicleClass], language),
    listByAnnouncement: (key, language) => list(statements.byAnnouncement, [key], language),
    listByFactoryCode: (key, language) => list(statements.byFactoryCode, [key], language),
    listByAnnouncementPrefix: (start, language) =>
      list(statements.byAnnouncementPrefix, [start, upperBoundOf(start)], language),
    listByFactoryCodePrefix: (start, language) =>
      list(statements.byFactoryCodePrefix, [start, upperBoundOf(start)], language),
    listByFamilies: (families, language) => list(statements.byFamilyPlans, planOf(families), language),
    async listFamilyWords(vehicleClass) {
      const known = await readFamilies();
      return vehicleClass === undefined ? known.all : known[vehicleClass];
    },
    async getVinKnowledge() {
      const known = await readPrefixes();
      return {
        isKnownWmi: (wmi) => known.has(wmi) || isKnownWmi(wmi),
        isKnownPrefix: (prefix) => known.has(prefix),
      };
    },
  };
}

/** A vehicle that the staff bound to this VIN takes precedence over the rules. */
function matchVin<Row extends VinRuleRow & { isBound: boolean }>(rows: readonly Row[], vin: Vin) {
  const bound = rows.filter(({ isBound }) => isBound);
  return bound.length > 0 ? { rule: 'staff' as const, rows: bound } : matchVinRules(rows, vin);
}

/** The smallest text, by code points, above all texts with this prefix. */
function upperBoundOf(start: string): string {
  const characters = [...start];
  const last = characters.pop()?.codePointAt(0) ?? 0;
  return `${characters.join('')}${String.fromCodePoint(last + 1)}`;
}

/** The parameters of byFamilyPlans. Families with the same remaining words share a plan. */
function planOf(families: readonly FamilyMatch[]): unknown[] {
  const plans = new Map<string, { plan: number; rest: readonly string[] }>();
  const planNumbers = families.map(({ rest }) => {
    const key = rest.join(' ');
    const known = plans.get(key) ?? { plan: plans.size, rest };
    plans.set(key, known);
    return known.plan;
  });
  const years = [...plans.values()].map(({ rest }) => rest.find((word) => yearOf(word) !== undefined));
  // A second year contradicts the first and becomes a pattern, which matches nothing.
  const said = [...plans.values()].flatMap(({ plan, rest }) =>
    rest.filter((word) => word !== years[plan]).map((word) => ({ plan, word })),
  );
  return [
    families.map(({ familyId }) => familyId),
    families.map(({ isExact }) => (isExact ? 0 : 1)),
    planNumbers,
    said.map(({ plan }) => plan),
    said.map(({ word }) => factPattern(word) ?? namePattern(word)),
    said.map(({ word }) => factPattern(word) !== undefined),
    years.map((year) => (year === undefined ? null : yearOf(year))),
  ];
}

/** All known VIN prefixes of eight characters, and their WMIs. */
async function listPrefixes({ sql }: Database): Promise<ReadonlySet<string>> {
  const rows = await sql.selectFrom('vinRule').select('prefix').distinct().execute();
  return new Set(rows.flatMap(({ prefix }) => [prefix, prefix.slice(0, 3)]));
}

/** Reads the families. Returns the same objects, with all that is cached for them, if no family has changed. */
function familyReader(db: Database) {
  let former: { text: string; lists: Record<'all' | VehicleType, readonly FamilyWords[]> } | undefined;
  return async () => {
    const rows = await listFamilies(db);
    const text = JSON.stringify(rows);
    if (text === former?.text) return former.lists;
    const all = rows.map(familyWords);
    const ofClass = (requested: VehicleType) => all.filter(({ vehicleClass }) => vehicleClass === requested);
    former = { text, lists: { all, C: ofClass('C'), B: ofClass('B') } };
    return former.lists;
  };
}

function listFamilies({ sql }: Database) {
  return sql
    .selectFrom('family')
    .innerJoin('brand', 'brand.brandId', 'family.brandId')
    .select(['familyId', 'vehicleClass', 'family.nameZh', 'family.nameEn', 'brandCode', 'searchText'])
    .orderBy('familyId')
    .execute();
}
