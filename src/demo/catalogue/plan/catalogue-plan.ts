import { buildOf } from '../book/build.ts';
import { fitsVehicle } from '../book/fits-vehicle.ts';
import { partsBookOf } from '../book/parts-book.ts';
import type { Assembly } from '../book/row.ts';
import { RowRemarks } from '../book/row-remarks.ts';
import { buildFleet, type Fleet, type Group } from '../fleet/fleet.ts';
import { groupBy } from '../group-by.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import { type Part, PartRegistry } from '../numbers/part-registry.ts';
import { buildPartCatalogue, type Node } from '../part-tree/part-catalogue.ts';
import { buildReplacements, type Replacements } from '../trade/replacements.ts';
import { type DrawingPlan, DrawingPlans } from './drawings.ts';
import type { Vehicle } from './vehicle.ts';
import { buildVehicles, fixturesByGroup } from './vehicles.ts';
import { buildVinRules, type VinRule } from './vin-rules.ts';

/** An assembly with its ids. */
export interface PlannedAssembly extends Assembly {
  readonly id: number;
  readonly group: Group;
  readonly drawingId: number | null;
}

/** Everything that table rows are generated from. */
export interface CataloguePlan {
  readonly random: KeyedRandom;
  readonly fleet: Fleet;
  readonly nodes: readonly Node[];
  readonly vehicles: readonly Vehicle[];
  readonly vinRules: readonly VinRule[];
  readonly assemblies: readonly PlannedAssembly[];
  readonly drawings: readonly DrawingPlan[];
  readonly parts: readonly Part[];
  readonly replacements: Replacements;
  /** Number of fitting rows by vehicle id. */
  readonly partNums: ReadonlyMap<number, number>;
}

/**
 * Plans the catalogue in memory; drawings, prices and offers are generated later, row by row. A part of the groups makes a
 * smaller one.
 */
export function planCatalogue(random: KeyedRandom, isPlanned: (group: Group) => boolean = () => true): CataloguePlan {
  const whole = buildFleet();
  const fleet = { ...whole, groups: whole.groups.filter(isPlanned) };
  const nodes = buildPartCatalogue();
  const fixtures = fixturesByGroup(whole);
  const vehicles = buildVehicles(random, fleet, fixtures);
  const registry = new PartRegistry(random);
  const desk = { random, nodes, registry, remarks: new RowRemarks(random) };
  const drawings = new DrawingPlans(random);
  const assemblies: PlannedAssembly[] = [];
  const partNums = new Map<number, number>();
  for (const ofGroup of groupBy(vehicles, ({ group }) => group.id).values()) {
    const group = ofGroup[0]?.group;
    if (group === undefined) continue;
    const book = partsBookOf(desk, buildOf(group, ofGroup));
    for (const assembly of book) {
      const drawingId = drawings.planFor(assembly, group);
      assemblies.push({ ...assembly, id: assemblies.length + 1, group, drawingId });
    }
    for (const vehicle of ofGroup) partNums.set(vehicle.id, fittingRows(book, vehicle));
  }
  const replacements = buildReplacements(random, registry);
  const vinRules = buildVinRules(random, vehicles, fixtures);
  const plans = drawings.plans;
  return {
    random,
    fleet,
    nodes,
    vehicles,
    vinRules,
    assemblies,
    drawings: plans,
    parts: registry.parts,
    replacements,
    partNums,
  };
}

function fittingRows(book: readonly Assembly[], vehicle: Vehicle): number {
  let count = 0;
  for (const { rows } of book) for (const { condition } of rows) if (fitsVehicle(condition, vehicle)) count += 1;
  return count;
}
