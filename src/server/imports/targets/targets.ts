import { maintenanceTargets } from './maintenance-targets.ts';
import { partTargets } from './part-targets.ts';
import type { Target } from './target.ts';
import { tradeTargets } from './trade-targets.ts';
import { vehicleTargets } from './vehicle-targets.ts';

/** All targets, in the order of their references: a row never refers to a later target. */
export const targets: readonly Target[] = [...vehicleTargets, ...partTargets, ...tradeTargets, ...maintenanceTargets];
