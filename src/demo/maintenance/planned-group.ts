import type { Group } from '../catalogue/fleet/fleet.ts';
import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';

/** A group as far as its maintenance is concerned. */
export interface PlannedGroup {
  readonly group: Group;
  readonly vehicleClass: 'C' | 'B';
  readonly fuel: string;
  /** Of the engine; 0 in electric cars. */
  readonly litres: number;
  readonly isTurbo: boolean;
  /** A truck's: from 5.5 L on, or as strong without an engine. */
  readonly isHeavy: boolean;
  readonly yearFrom: number;
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  /** The codes of the standard parts in its book. */
  readonly parts: ReadonlySet<string>;
}

const HEAVY_LITRES = 5.5;
const HEAVY_KW = 130;

/** Every group that has vehicles, with what its parts book holds. */
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
