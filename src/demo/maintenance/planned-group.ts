import type { Group } from '../catalogue/fleet/fleet.ts';
import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';

/** The facts of a group that decide its maintenance plan. */
export interface PlannedGroup {
  readonly group: Group;
  readonly vehicleClass: 'C' | 'B';
  readonly fuel: string;
  /** Of the engine; 0 in electric cars. */
  readonly litres: number;
  readonly isTurbo: boolean;
  /** For trucks: from 5.5 L, or the same power without an engine. */
  readonly isHeavy: boolean;
  readonly yearFrom: number;
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  /** The codes of the standard parts in its book. */
  readonly parts: ReadonlySet<string>;
}

const HEAVY_LITRES = 5.5;
const HEAVY_KW = 130;

/** Every group with vehicles, and the standard parts of its book. */
export function plannedGroups({ assemblies, vehicles }: CataloguePlan): PlannedGroup[] {
  const parts = new Map<number, Set<string>>();
  for (const { group, rows } of assemblies) {
    const held = parts.get(group.id) ?? new Set<string>();
    parts.set(group.id, held);
    for (const { part } of rows) held.add(part.stdPart.code);
  }
  const gearboxes = new Map<Group, Set<string>>();
  const drives = new Map<Group, Set<string>>();
  for (const { group, gearbox, drive } of vehicles) {
    gearboxes.set(group, (gearboxes.get(group) ?? new Set()).add(gearbox));
    drives.set(group, (drives.get(group) ?? new Set()).add(drive));
  }
  return [...gearboxes].map(([group, boxes]) => ({
    ...engineFacts(group),
    group,
    vehicleClass: group.family.vehicleClass,
    yearFrom: group.yearFrom,
    gearboxes: [...boxes],
    drives: [...(drives.get(group) ?? [])],
    parts: parts.get(group.id) ?? new Set(),
  }));
}

function engineFacts({ engine: { fuel, displacement, powerKw } }: Group) {
  const litres = Number.parseFloat(displacement) || 0;
  return {
    fuel,
    litres,
    isTurbo: displacement.endsWith('T'),
    isHeavy: litres >= HEAVY_LITRES || (fuel === 'ev' && powerKw >= HEAVY_KW),
  };
}
