import type { Group } from '../fleet/fleet.ts';
import { LAST_YEAR } from '../plan/model-years.ts';
import type { Vehicle } from '../plan/vehicle.ts';

/** The codes that occur among a group's vehicles, and its last year. */
export interface Build {
  readonly group: Group;
  readonly vehicles: readonly Vehicle[];
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  readonly cfgs: readonly string[];
  readonly lastYear: number;
}

export function buildOf(group: Group, vehicles: readonly Vehicle[]): Build {
  return {
    group,
    vehicles,
    gearboxes: [...new Set(vehicles.map(({ gearbox }) => gearbox))],
    drives: [...new Set(vehicles.map(({ drive }) => drive))],
    cfgs: [...new Set(vehicles.map(({ cfg }) => cfg))],
    lastYear: group.yearTo ?? LAST_YEAR,
  };
}
