import type { MaintainItemKey } from '../../contract/maintenance/maintain-items.ts';
import type { MaintainProject } from '../../contract/maintenance/schemas.ts';
import type { FluidName } from './fluids.ts';
import type { PlannedGroup } from './planned-group.ts';

type Operate = MaintainProject['operate'];

/** Thousands of kilometres, and months; null if not limited. */
export type Interval = readonly [thousandKm: number | null, months: number | null];

/** A maintenance project: the groups it applies to, its interval and its fluid. */
export interface ProjectRule {
  readonly item: MaintainItemKey;
  readonly zh: string;
  readonly en: string;
  readonly operate: Operate;
  /** Inspected first, and replaced only if necessary. */
  readonly isCheck?: true;
  /** Standard parts: a replacement is in a plan only where the group's book has one of them. */
  readonly parts?: readonly string[];
  readonly hours: number | ((group: PlannedGroup) => number);
  readonly when?: (group: PlannedGroup) => boolean;
  /** Absent for an optional project outside the plan. */
  readonly every?: Interval | ((group: PlannedGroup) => Interval);
  /** The first due point, if it differs from the interval. */
  readonly first?: (group: PlannedGroup) => Interval | undefined;
  readonly fluid?: (group: PlannedGroup) => readonly [FluidName, amount: number];
  /** Only for vehicles with this gearbox. */
  readonly gearbox?: string;
  /** Only for vehicles with this drive. */
  readonly drive?: string;
}

export const hasEngine = ({ fuel }: PlannedGroup): boolean => fuel !== 'ev';

/** Rounds to a tenth. */
export const tenths = (amount: number): number => Math.round(amount * 10) / 10;
