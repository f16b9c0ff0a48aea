import type { Fleet, Group } from '../fleet/fleet.ts';
import { type VinFixture, vinFixtures } from '../fleet/vin-fixtures.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import { announcementOf } from './announcement-number.ts';
import { emissionOf } from './emission.ts';
import { LAST_YEAR, type ModelYear, modelYearsOf } from './model-years.ts';
import type { Vehicle } from './vehicle.ts';
import { yearOfCode } from './year-code.ts';

interface Trim {
  readonly gearbox: string;
  readonly drive: string;
  readonly cfg: string;
}

/** VIN fixtures by group id. */
export type FixturesByGroup = ReadonlyMap<number, readonly VinFixture[]>;

const SEATS: Readonly<Record<string, number>> = { mpv: 7, van: 6, tractor: 2, cargo: 3, tipper: 2, bus: 49 };
const LEVEL_STEPS = ['luxury', 'premium', 'flagship', 'sport'];

/** Assigns each fixture to the first group of its maker and family that was built in its year. */
export function fixturesByGroup(fleet: Fleet): FixturesByGroup {
  const found = new Map<number, VinFixture[]>();
  for (const fixture of vinFixtures) {
    const [prefix, yearCode, makerZh, familyZh] = fixture;
    const year = yearOfCode(yearCode);
    const group = fleet.groups.find(
      ({ family, yearFrom, yearTo }) =>
        family.maker.zh === makerZh && family.zh === familyZh && yearFrom <= year && year <= (yearTo ?? LAST_YEAR),
    );
    if (group === undefined) throw new Error(`no ${makerZh} ${familyZh} of ${year} for ${prefix}`);
    found.set(group.id, [...(found.get(group.id) ?? []), fixture]);
  }
  return found;
}

/** Every vehicle of the fleet, numbered from 1, group by group. */
export function buildVehicles(random: KeyedRandom, fleet: Fleet, fixtures: FixturesByGroup): readonly Vehicle[] {
  const vehicles: Vehicle[] = [];
  for (const group of fleet.groups) {
    const own = fixtures.get(group.id) ?? [];
    const years = own.map(([, yearCode]) => yearOfCode(yearCode));
    for (const modelYear of modelYearsOf(random, group, years)) {
      const licence = own.find(([, code, , , number]) => number !== undefined && yearOfCode(code) === modelYear.year);
      for (const [index, trim] of trimsOf(random, group, modelYear.year).entries()) {
        const vehicle = vehicleOf(random, group, { id: vehicles.length + 1, modelYear, trim });
        // Only the first trim gets the licence's number, so that the number identifies it.
        vehicles.push(index === 0 && licence?.[4] ? { ...vehicle, announcement: licence[4] } : vehicle);
      }
    }
  }
  return vehicles;
}

function trimsOf(random: KeyedRandom, group: Group, year: number): readonly Trim[] {
  return group.family.vehicleClass === 'B' ? truckTrims(random, group, year) : carTrims(random, group, year);
}

function carTrims(random: KeyedRandom, { family, engine, key }: Group, year: number): readonly Trim[] {
  const [base = 'FWD', better = base] = family.drives;
  const [top = 'luxury'] = [random.pick(`top/${key}/${year}`, LEVEL_STEPS)];
  const [manual, ...others] = engine.gearboxes.map((gearbox) => (gearbox === '-' ? 'EV' : gearbox));
  const automatic = others[0] ?? manual ?? 'AT';
  const trims: Trim[] = [];
  if (manual === 'MT') {
    trims.push({ gearbox: 'MT', drive: base, cfg: others.length > 0 ? 'entry' : 'comfort' });
    if (others.length === 0) trims.push({ gearbox: 'MT', drive: better, cfg: 'luxury' });
  } else {
    trims.push({ gearbox: automatic, drive: base, cfg: 'entry' });
  }
  if (others.length > 0 || manual !== 'MT') {
    trims.push({ gearbox: automatic, drive: base, cfg: 'comfort' });
    trims.push({ gearbox: others[1] ?? automatic, drive: better, cfg: top });
  }
  const isWide = random.isChosen(`wide/${key}/${year}`, 0.35);
  if (isWide && top !== 'luxury') trims.push({ gearbox: automatic, drive: base, cfg: 'luxury' });
  return trims;
}

function truckTrims(random: KeyedRandom, { family, engine, key }: Group, year: number): readonly Trim[] {
  const gearboxes = engine.gearboxes;
  const trims: Trim[] = [];
  for (const drive of family.drives) {
    const count = random.between(`trims/${key}/${drive}/${year}`, family.drives.length > 1 ? 1 : 2, 3);
    for (let index = 0; index < count; index += 1) {
      trims.push({
        gearbox: gearboxes[index % gearboxes.length] ?? 'MT',
        drive,
        cfg: ['standard', 'elite', 'leader'][index] ?? 'standard',
      });
    }
  }
  return trims;
}

interface VehicleSpec {
  readonly id: number;
  readonly modelYear: ModelYear;
  readonly trim: Trim;
}

function vehicleOf(random: KeyedRandom, group: Group, { id, modelYear, trim }: VehicleSpec): Vehicle {
  const { family, engine } = group;
  const emission = emissionOf(engine.fuel, family.vehicleClass, modelYear.year);
  const isCurrent = group.yearTo === null && modelYear.lastYear === LAST_YEAR;
  const startMonth = random.between(`month/${group.key}`, 6, 11);
  return {
    ...trim,
    id,
    group,
    modelYear: modelYear.year,
    powerKw: engine.powerKw,
    seats: SEATS[family.body] ?? 5,
    emission,
    announcement: announcementOf(random, group, { ...trim, emission }),
    factoryCode: factoryCodeOf(random, group, trim),
    producedFrom: `${modelYear.firstYear - 1}-${String(startMonth).padStart(2, '0')}-01`,
    producedTo: isCurrent ? null : `${modelYear.lastYear}-12-31`,
    firstYear: modelYear.firstYear,
    lastYear: modelYear.lastYear,
  };
}

/** The factory code. Trucks and Chinese makers print it on the plate. */
function factoryCodeOf(random: KeyedRandom, group: Group, { gearbox, drive, cfg }: Trim): string | null {
  const { family, platform, engine } = group;
  if (family.brand.tier === 'premium' || family.brand.tier === 'foreign' || family.maker.letters === '') return null;
  const trimCode = random.text(`factory/${group.key}/${gearbox}/${drive}/${cfg}`, 2, DIGITS_AND_LETTERS);
  return `${platform}${engine.powerKw}${gearbox.charAt(0)}${drive.replace('x', '').slice(0, 2)}${trimCode}`
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

const DIGITS_AND_LETTERS = '0123456789ABCDEFGHJKLMNP';
