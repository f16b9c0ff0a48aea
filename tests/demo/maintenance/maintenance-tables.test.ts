import { beforeAll, expect, test } from 'vitest';
import { RANDOM_SEED } from '../../../src/demo/catalogue/generate-catalogue.ts';
import { createKeyedRandom } from '../../../src/demo/catalogue/keyed-random.ts';
import { type CataloguePlan, planCatalogue } from '../../../src/demo/catalogue/plan/catalogue-plan.ts';
import { maintenanceTables } from '../../../src/demo/maintenance/maintenance-tables.ts';
import { type PlannedGroup, plannedGroups } from '../../../src/demo/maintenance/planned-group.ts';
import { hasPlan, planOf } from '../../../src/demo/maintenance/plans.ts';

let plan: CataloguePlan;
let groups: PlannedGroup[];
beforeAll(() => {
  plan = planCatalogue(createKeyedRandom(RANDOM_SEED));
  groups = plannedGroups(plan);
});

const itemsOf = (group: PlannedGroup) => new Set(planOf(group).map(({ project }) => project.item));
const plannedOf = (group: PlannedGroup) => planOf(group).filter(({ every }) => every[0] !== null || every[1] !== null);

test('every row is as wide as its columns, and the same seed gives the same rows', () => {
  for (const { name, columns, rows } of maintenanceTables) {
    const generated = [...rows(plan)];
    expect(generated.length, name).toBeGreaterThan(10);
    expect(generated.filter((row) => row.length !== columns.length || row.some((cell) => cell === undefined))).toEqual(
      [],
    );
    expect([...rows(plan)]).toEqual(generated);
  }
});

test('electric cars have no engine maintenance, other cars have it', () => {
  const engine = ['engineOil', 'oilFilter', 'sparkPlug', 'belts', 'fuelFilter'] as const;
  for (const group of groups.filter(({ fuel }) => fuel === 'ev')) {
    expect(engine.filter((item) => itemsOf(group).has(item))).toEqual([]);
    expect(itemsOf(group).has('highVoltage')).toBe(true);
  }
  for (const group of groups.filter(({ fuel }) => fuel !== 'ev')) expect(itemsOf(group).has('engineOil')).toBe(true);
  expect(groups.some(({ fuel }) => fuel === 'hybrid')).toBe(true);
});

test('trucks have their own items', () => {
  const diesel = groups.filter(
    ({ vehicleClass, fuel, isHeavy }) => vehicleClass === 'B' && fuel === 'diesel' && isHeavy,
  );
  expect(diesel.length).toBeGreaterThan(20);
  for (const group of diesel) {
    const items = itemsOf(group);
    for (const item of ['fuelPreFilter', 'dryerCartridge', 'hubGrease'] as const) expect(items.has(item)).toBe(true);
    expect(items.has('airconFilter')).toBe(false);
  }
  expect(diesel.some((group) => itemsOf(group).has('adBlue'))).toBe(true);
});

test('every plan has enough rows, and intervals are at least 5,000 km or 3 months', () => {
  for (const group of groups) {
    const rows = plannedOf(group);
    expect(rows.length, group.group.key).toBeGreaterThanOrEqual(9);
    for (const { every } of rows) {
      expect((every[0] ?? 5) % 5).toBe(0);
      expect((every[1] ?? 3) % 3).toBe(0);
    }
  }
});

test('a bigger engine takes more oil', () => {
  const litresOfOil = (group: PlannedGroup) =>
    planOf(group).find(({ project }) => project.item === 'engineOil')?.fluid?.[1] ?? 0;
  const small = groups.find(({ vehicleClass, litres }) => vehicleClass === 'C' && litres === 1.5);
  const large = groups.find(({ vehicleClass, litres }) => vehicleClass === 'C' && litres === 3);
  if (small === undefined || large === undefined) throw new Error('the fleet has lost its engines');
  expect(litresOfOil(small)).toBeGreaterThan(3.5);
  expect(litresOfOil(large)).toBeGreaterThan(litresOfOil(small) + 1);
});

test('a few groups have no plan, and most have', () => {
  const without = groups.filter((group) => !hasPlan(plan.random, group));
  expect(without.length).toBeGreaterThan(5);
  expect(without.length / groups.length).toBeLessThan(0.06);
});
