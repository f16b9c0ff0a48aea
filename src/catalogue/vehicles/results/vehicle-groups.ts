import { groupBy } from '../../../contract/group-by.ts';
import { factLabel } from '../../../contract/vehicles/fact-labels.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { differencesOf, type VehicleField } from './differences.ts';

/** The vehicles of one family, the families in the order of their first vehicles. */
export interface FamilyVehicles {
  familyId: number;
  vehicles: Vehicle[];
}

/** Vehicles of one model year with one engine. */
export interface EngineGroup {
  key: string;
  yearPattern: number;
  displacement: string;
  fuel: string;
  vehicles: Vehicle[];
}

export interface FamilyLayout {
  groups: EngineGroup[];
  /** Each group has a heading with its year and engine; otherwise these are columns. */
  hasHeadings: boolean;
  columns: VehicleField[];
  /** The names say something that neither heading nor columns do. */
  hasNames: boolean;
}

const HEADING_FIELDS: ReadonlySet<VehicleField> = new Set(['yearPattern', 'displacement']);

export function groupByFamily(vehicles: readonly Vehicle[]): FamilyVehicles[] {
  return [...groupBy(vehicles, ({ familyId }) => familyId)].map(([familyId, ofFamily]) => ({
    familyId,
    vehicles: ofFamily,
  }));
}

/**
 * How the vehicles of a family are listed: by year and engine, with the columns in which they differ.
 * @param fuelLabel the name of a fuel in the reader's language
 */
export function layOutFamily(vehicles: readonly Vehicle[], fuelLabel: (fuel: string) => string): FamilyLayout {
  const groups = groupByEngine(vehicles);
  // A heading over every single vehicle would only double the list.
  const hasHeadings = groups.length < vehicles.length;
  const columns = differencesOf(vehicles)
    .differing.map(({ field }) => field)
    .filter((field) => !(hasHeadings && HEADING_FIELDS.has(field)));
  const hasNames =
    columns.length === 0 || vehicles.some((vehicle) => restOfName(vehicle, fuelLabel(vehicle.fuel)) !== '');
  return { groups, hasHeadings, columns, hasNames };
}

/** The words of the vehicle's name that do not repeat its facts; '' if all of them do. */
export function restOfName(vehicle: Vehicle, fuelLabel: string): string {
  const { vehicleName, brandName, familyName, yearPattern, fuel } = vehicle;
  const isFuel = (word: string) => word === fold(fuel) || fold(fuelLabel).includes(word);
  const said = new Set(
    [brandName, familyName, `${yearPattern}`, `${yearPattern}款`, vehicle.displacement, ...labelsOf(vehicle)].map(fold),
  );
  // A family's name may be several words and repeat the brand: 苍鹭 K5. Some suppliers write 2018 款.
  const name = [familyName, brandName, familyName].reduce(withoutPrefix, vehicleName);
  const words = name.replace(`${yearPattern} 款`, `${yearPattern}款`).split(/\s+/);
  return words.filter((word) => !said.has(fold(word)) && !isFuel(fold(word))).join(' ');
}

const withoutPrefix = (name: string, prefix: string): string =>
  name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : name;

/** The first and the last model year of the vehicles, such as 2009–2022. */
export function modelYears(vehicles: readonly Vehicle[]): string {
  const years = vehicles.map(({ yearPattern }) => yearPattern);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}

function groupByEngine(vehicles: readonly Vehicle[]): EngineGroup[] {
  const byEngine = groupBy(vehicles, ({ yearPattern, displacement, fuel }) =>
    [yearPattern, displacement, fuel].join(' '),
  );
  return [...byEngine].flatMap(([key, ofEngine]) => {
    const [first] = ofEngine;
    if (first === undefined) return [];
    const { yearPattern, displacement, fuel } = first;
    return [{ key, yearPattern, displacement, fuel, vehicles: ofEngine }];
  });
}

/** Gearbox, drive and trim as names may say them. */
function labelsOf({ gearboxType, drivenType, cfgLevel }: Vehicle): string[] {
  const facts = [
    { field: 'gearboxType', code: gearboxType },
    { field: 'drivenType', code: drivenType },
    { field: 'cfgLevel', code: cfgLevel },
  ] as const;
  return facts.flatMap((fact) => [fact.code, factLabel(fact, 'zh-CN'), factLabel(fact, 'en')]);
}

function fold(word: string): string {
  return word.toUpperCase();
}
