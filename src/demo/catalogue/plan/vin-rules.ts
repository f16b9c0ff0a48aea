import type { Group } from '../fleet/fleet.ts';
import { groupBy } from '../group-by.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Vehicle } from './vehicle.ts';
import type { FixturesByGroup } from './vehicles.ts';
import { yearCodeOf } from './year-code.ts';

export interface VinRule {
  readonly prefix: string;
  readonly yearCode: string;
  readonly vehicleId: number;
  readonly plantCode: string | null;
  readonly serialFrom: number;
  readonly serialTo: number;
}

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const PLANTS = ['1', '2', 'A', 'G', 'N'];
const LAST_SERIAL = 999_999;

/**
 * The rules that map a VIN to vehicles. A group has one prefix, or one for each gearbox; vehicles of a year share it, or
 * differ by serial range or plant.
 */
export function buildVinRules(
  random: KeyedRandom,
  vehicles: readonly Vehicle[],
  fixtures: FixturesByGroup,
): readonly VinRule[] {
  const rules: VinRule[] = [];
  const taken = new Set([...fixtures.values()].flat().map(([prefix]) => prefix));
  for (const ofGroup of groupBy(vehicles, (vehicle) => vehicle.group.id).values()) {
    const [first] = ofGroup;
    if (first === undefined) continue;
    const { group } = first;
    const common = freePrefix(random, group, '', taken);
    const isByGearbox = random.isChosen(`prefix-by-gearbox/${group.key}`, 0.35);
    for (const ofGearbox of groupBy(ofGroup, ({ gearbox }) => (isByGearbox ? gearbox : '')).values()) {
      const [gearboxFirst] = ofGearbox;
      const prefix = isByGearbox && gearboxFirst ? freePrefix(random, group, gearboxFirst.gearbox, taken) : common;
      for (const ofYear of groupBy(ofGearbox, ({ modelYear }) => modelYear).values()) {
        rules.push(...rulesOfYear(random, prefix, ofYear));
      }
    }
    for (const [prefix, yearCode, , , , count] of fixtures.get(group.id) ?? []) {
      const ofYear = ofGroup.filter(({ modelYear }) => yearCodeOf(modelYear) === yearCode);
      const matching = count === 'one' ? ofYear.slice(0, 1) : ofYear;
      rules.push(...matching.map((vehicle) => ruleOf(prefix, yearCode, vehicle)));
    }
  }
  return rules;
}

function freePrefix(random: KeyedRandom, group: Group, salt: string, taken: Set<string>): string {
  const wmi = random.pick(`wmi/${group.family.key}/${group.generation}`, group.family.maker.wmis);
  for (let attempt = 0; ; attempt += 1) {
    const prefix = wmi + random.text(`vds/${group.key}/${salt}/${attempt}`, 5, VIN_CHARACTERS);
    if (taken.has(prefix)) continue;
    taken.add(prefix);
    return prefix;
  }
}

function* rulesOfYear(random: KeyedRandom, prefix: string, vehicles: readonly Vehicle[]): Generator<VinRule> {
  const [first] = vehicles;
  if (first === undefined) return;
  const key = `split/${prefix}/${first.modelYear}`;
  const isBySerial = vehicles.length > 1 && random.isChosen(key, 0.1);
  const isByPlant = vehicles.length > 1 && !isBySerial && random.isChosen(`${key}/plant`, 0.08);
  for (let year = first.firstYear; year <= first.lastYear; year += 1) {
    for (const [index, vehicle] of vehicles.entries()) {
      const rule = ruleOf(prefix, yearCodeOf(year), vehicle);
      if (isBySerial) yield { ...rule, ...serialSpan(index, vehicles.length) };
      else if (isByPlant) yield { ...rule, plantCode: PLANTS[index % PLANTS.length] ?? null };
      else yield rule;
    }
  }
}

function serialSpan(index: number, count: number): { serialFrom: number; serialTo: number } {
  const step = Math.floor(1_000_000 / count / 1000) * 1000;
  return { serialFrom: index * step, serialTo: index === count - 1 ? LAST_SERIAL : (index + 1) * step - 1 };
}

function ruleOf(prefix: string, yearCode: string, { id }: Vehicle): VinRule {
  return { prefix, yearCode, vehicleId: id, plantCode: null, serialFrom: 0, serialTo: LAST_SERIAL };
}
