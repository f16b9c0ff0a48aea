import { sql as raw } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Vehicle, VehicleType, VinSource } from '../../contract/vehicles/schemas.ts';
import type { Vin } from '../../contract/vehicles/vin.ts';
import { catalogueRevision } from '../platform/caches/catalogue-revision.ts';
import { ttlValue } from '../platform/caches/ttl-cache.ts';
import type { CatalogueRead, Database } from '../platform/db/database.ts';
import { type FamilyMatch, type FamilyWords, familyWords } from './family-match.ts';
import * as statements from './statements.ts';
import { factPattern, namePattern, yearOf } from './vehicle-pattern.ts';
import { toVehicle } from './vehicle-row.ts';
import type { VinKnowledge } from './vin/vin-repair.ts';
import { matchVinRules, matchVinStart, type VinRuleRow, vinRuleKeys } from './vin/vin-rules.ts';
import { isKnownWmi } from './vin/wmi.ts';

/** The vehicles of a list, and the total number of matches. */
export interface Found {
  vehicles: Vehicle[];
  total: number;
}

/** Words that the names and facts of a vehicle must match. */
export interface NameSearch {
  words: readonly string[];
  indexed: string;
  vehicleClass?: VehicleType | undefined;
}

/** The vehicles that miss least of what was typed, and the words that the first of them misses. */
export interface Nearest extends Found {
  missing: string[];
}

export interface NearestSearch {
  /** Each with the words that do not name it. */
  families: readonly FamilyMatch[];
  /** Facts that a word of `rest` also stands for, as patterns. */
  facts: ReadonlyMap<string, string>;
  years?: { from: number; to: number } | undefined;
}

export interface VehicleRepository {
  findByVin(vin: Vin, language: Language): Promise<(Found & { rule: VinSource }) | undefined>;
  /** The vehicles of all rules for a VIN's first eight characters. */
  listByVinStart(start: string, language: Language): Promise<Found>;
  /** The model years of the vehicles that match the first eight characters and the year character of the VIN. */
  findYearSpan(vin: string): Promise<{ fromYear: number; toYear: number } | undefined>;
  /** In the order of the ids; unknown ids are left out. */
  listByIds(vehicleIds: readonly number[], language: Language): Promise<Vehicle[]>;
  listByGroup(group: { groupId: number; vehicleClass: VehicleType }, language: Language): Promise<Found>;
  listByAnnouncement(key: string, language: Language): Promise<Found>;
  /** In the order of the keys; `numbers` are those that a vehicle has. */
  listByAnnouncements(keys: readonly string[], language: Language): Promise<Found & { numbers: string[] }>;
  /** The keys of the vehicles' announcement numbers, without those that are their first. */
  listMoreAnnouncements(vehicleIds: readonly number[]): Promise<{ vehicleId: number; announcementKey: string }[]>;
  listByFactoryCode(key: string, language: Language): Promise<Found>;
  listByAnnouncementPrefix(start: string, language: Language): Promise<Found>;
  listByFactoryCodePrefix(start: string, language: Language): Promise<Found>;
  /** Exact families first, within a family newer vehicles first. */
  listByFamilies(families: readonly FamilyMatch[], language: Language): Promise<Found>;
  /** Vehicles of the families, of which there is at least one. */
  listNearest(search: NearestSearch, language: Language): Promise<Nearest>;
  /** Newer vehicles first. `indexed`: the word of two characters or more that the index is searched for. */
  listByNames(search: NameSearch, language: Language): Promise<Found>;
  /** Of one class, or of both; the same object until it is read again. */
  listFamilyWords(vehicleClass?: VehicleType): Promise<readonly FamilyWords[]>;
  getVinKnowledge(): Promise<VinKnowledge>;
}

/** Imported families and VIN prefixes are visible sooner, by the catalogue's revision. */
const TTL_MS = 60_000;

export function createVehicleRepository(db: Database): VehicleRepository {
  const revision = catalogueRevision(db);
  const list = async (
    statement: CatalogueRead<statements.CountedRow>,
    parameters: readonly unknown[],
    language: Language,
  ) => {
    const rows = await db.catalogue.run(statement, parameters);
    return { vehicles: rows.map((row) => toVehicle(row, language)), total: rows[0]?.total ?? 0 };
  };
  const readPrefixes = ttlValue(() => listPrefixes(db), {
    ttlMs: TTL_MS,
    revision,
    isEmpty: (known) => known.size === 0,
  });
  const readFamilies = ttlValue(familyReader(db), { ttlMs: TTL_MS, revision, isEmpty: ({ all }) => all.length === 0 });

  return {
    async findByVin(vin, language) {
      const match = matchVin(await db.catalogue.run(statements.byVin, [vinRuleKeys(vin), vin]), vin);
      if (match === undefined) return undefined;
      const vehicles = match.rows.map((row) => toVehicle(row, language));
      return { rule: match.rule, vehicles, total: vehicles.length };
    },
    async listByVinStart(start, language) {
      const rows = await db.catalogue.run(statements.byVin, [vinRuleKeys(start), '']);
      const vehicles = matchVinStart(rows).map((row) => toVehicle(row, language));
      return { vehicles, total: vehicles.length };
    },
    async findYearSpan(vin) {
      const rows = await db.catalogue.run(statements.byVin, [vinRuleKeys(vin), vin]);
      const years = rows.filter(({ yearCode }) => yearCode === vin[9]).map(({ yearPattern }) => yearPattern);
      return years.length === 0 ? undefined : { fromYear: Math.min(...years), toYear: Math.max(...years) };
    },
    async listByIds(vehicleIds, language) {
      const rows = await db.catalogue.run(statements.byIds, [[...new Set(vehicleIds)]]);
      return rows.map((row) => toVehicle(row, language));
    },
    listByGroup: ({ groupId, vehicleClass }, language) => list(statements.byGroup, [groupId, vehicleClass], language),
    listByAnnouncement: (key, language) => list(statements.byAnnouncement, [key], language),
    async listByAnnouncements(keys, language) {
      const rows = await db.catalogue.run(statements.byAnnouncements, [keys]);
      return {
        vehicles: rows.map((row) => toVehicle(row, language)),
        total: rows[0]?.total ?? 0,
        numbers: [...new Set(rows.map(({ number }) => number))],
      };
    },
    listMoreAnnouncements: (vehicleIds) => db.catalogue.run(statements.moreAnnouncements, [vehicleIds]),
    listByFactoryCode: (key, language) => list(statements.byFactoryCode, [key], language),
    listByAnnouncementPrefix: (start, language) =>
      list(statements.byAnnouncementPrefix, [start, upperBoundOf(start)], language),
    listByFactoryCodePrefix: (start, language) =>
      list(statements.byFactoryCodePrefix, [start, upperBoundOf(start)], language),
    listByFamilies: (families, language) => list(statements.byFamilyPlans, planOf(families), language),
    async listNearest(search, language) {
      const { words, parameters } = nearestParameters(search);
      const rows = await db.catalogue.run(statements.byNearestWords, parameters);
      return {
        vehicles: rows.map((row) => toVehicle(row, language)),
        total: rows[0]?.total ?? 0,
        missing: rows[0]?.missing.flatMap((index) => words[index] ?? []) ?? [],
      };
    },
    listByNames: (search, language) => list(statements.byNames, namesOf(search), language),
    async listFamilyWords(vehicleClass) {
      const known = await readFamilies();
      return vehicleClass === undefined ? known.all : known[vehicleClass];
    },
    async getVinKnowledge() {
      const known = await readPrefixes();
      return {
        isKnownWmi: (wmi) => known.has(wmi) || isKnownWmi(wmi),
        isKnownPrefix: (prefix) => vinRuleKeys(prefix).some((key) => known.has(key)),
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

/** The parameters of byNames. */
function namesOf({ words, indexed, vehicleClass }: NameSearch): unknown[] {
  const year = words.find((word) => yearOf(word) !== undefined);
  const patterns = words.flatMap((word) => (word === year ? [] : [{ word, fact: factPattern(word) }]));
  const facts = patterns.flatMap(({ fact }) => fact ?? []);
  return [
    vehicleClass ?? null,
    year === undefined ? null : yearOf(year),
    facts.length === 0 ? null : facts,
    patterns.flatMap(({ word, fact }) => (fact === undefined ? [namePattern(word)] : [])),
    indexed,
  ];
}

/** Families with the same remaining words share a plan. */
function plansOf(families: readonly FamilyMatch[]) {
  const plans = new Map<string, { plan: number; rest: readonly string[] }>();
  const planNumbers = families.map(({ rest }) => {
    const key = rest.join(' ');
    const known = plans.get(key) ?? { plan: plans.size, rest };
    plans.set(key, known);
    return known.plan;
  });
  return { plans, planNumbers };
}

/** What a vehicle costs that does not match a word: a displacement says more than a level of equipment. */
const COSTS: readonly (readonly [fact: RegExp, cost: number])[] = [
  [/^d=/, 40],
  [/^f=/, 45],
  [/^b=/, 35],
  [/^[gw]=/, 30],
  [/^e=/, 20],
];
const NAME_COST = 20;

/** The parameters of byNearestWords, and the words that its rows refer to. */
function nearestParameters({ families, facts, years }: NearestSearch) {
  const { plans, planNumbers } = plansOf(families);
  const words = [...new Set(families.flatMap(({ rest }) => rest))];
  const said = [...plans.values()].flatMap(({ plan, rest }) => rest.map((word) => ({ plan, word })));
  const factOf = (word: string) => facts.get(word) ?? factPattern(word) ?? null;
  const parameters = [
    families.map(({ familyId }) => familyId),
    families.map(({ isExact }) => (isExact ? 0 : 1)),
    planNumbers,
    said.map(({ plan }) => plan),
    said.map(({ word }) => words.indexOf(word)),
    said.map(({ word }) => (factPattern(word) === undefined ? namePattern(word) : null)),
    said.map(({ word }) => factOf(word)),
    said.map(({ word }) => COSTS.find(([fact]) => fact.test(factOf(word) ?? ''))?.[1] ?? NAME_COST),
    years?.from ?? null,
    years?.to ?? null,
  ];
  return { words, parameters };
}

/** The parameters of byFamilyPlans. */
function planOf(families: readonly FamilyMatch[]): unknown[] {
  const { plans, planNumbers } = plansOf(families);
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
async function listPrefixes({ catalogue: { sql } }: Database): Promise<ReadonlySet<string>> {
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

const platformsOfFamily = raw<string | null>`(
  select string_agg(distinct g.platform, ' ') from vehicle_group g where g.family_id = family.family_id)`;

function listFamilies({ catalogue: { sql } }: Database) {
  return sql
    .selectFrom('family')
    .innerJoin('brand', 'brand.brandId', 'family.brandId')
    .select(['familyId', 'vehicleClass', 'family.nameZh', 'family.nameEn', 'brandCode', 'searchText'])
    .select(platformsOfFamily.as('platforms'))
    .orderBy('familyId')
    .execute();
}
