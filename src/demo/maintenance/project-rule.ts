import type { MaintainItemKey } from '../../contract/maintenance/maintain-items.ts';
import type { MaintainProject } from '../../contract/maintenance/schemas.ts';
import type { FluidName } from './fluids.ts';
import type { PlannedGroup } from './planned-group.ts';

type Operate = MaintainProject['operate'];

/** Kilometres in thousands and months; null is not counted. */
export type Interval = readonly [thousandKm: number | null, months: number | null];

/** One project of a class, and for which groups, how often and with how much of what it is done. */
export interface ProjectRule {
  readonly item: MaintainItemKey;
  readonly zh: string;
  readonly en: string;
  readonly operate: Operate;
  /** Looked at first, and replaced only if it must be. */
  readonly isCheck?: true;
  /** Standard parts: a replacement is in a plan only where the group's book has one of them. */
  readonly parts?: readonly string[];
  readonly hours: number | ((group: PlannedGroup) => number);
  readonly when?: (group: PlannedGroup) => boolean;
  /** Absent: it stands outside the plan, and can be added. */
  readonly every?: Interval | ((group: PlannedGroup) => Interval);
  /** When it falls due for the first time, where that is not after one interval. */
  readonly first?: (group: PlannedGroup) => Interval | undefined;
  readonly fluid?: (group: PlannedGroup) => readonly [FluidName, amount: number];
  /** For vehicles with this gearbox alone. */
  readonly gearbox?: string;
  /** For vehicles driven by these wheels alone. */
  readonly drive?: string;
}

export const hasEngine = ({ fuel }: PlannedGroup): boolean => fuel !== 'ev';

/** To a tenth, as measures are marked. */
export const tenths = (amount: number): number => Math.round(amount * 10) / 10;
