import type { KeyedRandom } from '../catalogue/keyed-random.ts';
import type { FluidName } from './fluids.ts';
import { passengerExtras } from './passenger-extras.ts';
import { passengerProjects } from './passenger-projects.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { Interval, ProjectRule } from './project-rule.ts';
import { truckExtras } from './truck-extras.ts';
import { truckProjects } from './truck-projects.ts';

export interface Project extends ProjectRule {
  readonly id: number;
  readonly vehicleClass: 'C' | 'B';
}

/** One row of a group's plan. */
export interface PlanRow {
  readonly project: Project;
  readonly every: Interval;
  readonly first: Interval;
  readonly hours: number;
  readonly fluid: readonly [FluidName, number] | null;
}

// Ids of truck projects start here, so that both lists can grow.
const TRUCK_PROJECTS = 1000;

/** Every project: first those of plans, then the optional ones. */
export const projects: readonly Project[] = [
  ...numbered('C', 0, [...passengerProjects, ...passengerExtras]),
  ...numbered('B', TRUCK_PROJECTS, [...truckProjects, ...truckExtras]),
];

function numbered(vehicleClass: 'C' | 'B', before: number, rules: readonly ProjectRule[]): Project[] {
  return rules.map((rule, index) => ({ ...rule, id: before + index + 1, vehicleClass }));
}

const WITHOUT_PLAN = 0.03;
const NEVER: Interval = [null, null];

/** A few groups have no plan, to show the empty state. */
export function hasPlan(random: KeyedRandom, { group }: PlannedGroup): boolean {
  return !random.isChosen(`maintenance/none/${group.key}`, WITHOUT_PLAN);
}

/** The projects that apply to a group, in its plan and optional. */
export function planOf(group: PlannedGroup): PlanRow[] {
  return projects
    .filter((project) => isFor(project, group))
    .map((project) => ({
      project,
      every: typeof project.every === 'function' ? project.every(group) : (project.every ?? NEVER),
      first: project.first?.(group) ?? NEVER,
      hours: typeof project.hours === 'function' ? project.hours(group) : project.hours,
      fluid: project.fluid?.(group) ?? null,
    }));
}

function isFor(project: Project, group: PlannedGroup): boolean {
  const { vehicleClass, when, gearbox, drive, parts, operate, fluid } = project;
  if (vehicleClass !== group.vehicleClass || when?.(group) === false) return false;
  if (gearbox !== undefined && !group.gearboxes.includes(gearbox)) return false;
  if (drive !== undefined && !group.drives.includes(drive)) return false;
  const isOfParts = operate === 'replace' && fluid === undefined && parts !== undefined;
  return !isOfParts || parts.some((code) => group.parts.has(code));
}
