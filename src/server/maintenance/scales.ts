import { groupBy } from '../../contract/group-by.ts';
import type { MaintainProject, MaintainScales, MaintainType } from '../../contract/maintenance/schemas.ts';
import { daysBetween } from './calendar.ts';
import { DAYS_A_MONTH, inKm, inMonths, marksBetween, type Reading, stepsOf } from './due.ts';

/** The fields of a project that a scale displays, and its interval. */
export type ScaledProject = Pick<
  MaintainProject,
  | 'stdMaintId'
  | 'baseItemCode'
  | 'stdMaintTypeName'
  | 'checkOrMustFlag'
  | 'intervalKm'
  | 'intervalMonths'
  | 'firstKm'
  | 'firstMonths'
>;

const STEPS_BEFORE = 4;
const STEPS_AFTER = 12;

const rhythmOf = (project: ScaledProject, type: MaintainType) =>
  type === 'mileage' ? inKm(project) : inMonths(project);

/** The marks around a reading at which projects are due, with these projects. */
export function scalesAround(
  projects: readonly ScaledProject[],
  reading: Reading,
  { type, plan }: { type: MaintainType; plan: readonly ScaledProject[] },
): MaintainScales {
  const steps = stepsOf(plan);
  const step = type === 'mileage' ? steps.km : steps.months;
  const age = Math.max(0, daysBetween(reading.purchaseDate, reading.today)) / DAYS_A_MONTH;
  const current = type === 'mileage' ? reading.mileage : Math.round(age * 10) / 10;
  if (step === 0) return { current, step: 1, scales: [] };
  const reached = Math.floor(current / step) * step;
  const window = [Math.max(1, reached - STEPS_BEFORE * step), reached + STEPS_AFTER * step] as const;
  const marked = projects.flatMap((project) =>
    marksBetween(rhythmOf(project, type), window).map((mark) => ({ ...project, mark })),
  );
  const scales = [...groupBy(marked, ({ mark }) => mark)]
    .sort(([a], [b]) => a - b)
    .map(([scale, due]) => ({
      scale,
      projects: due.map(({ stdMaintId, baseItemCode, stdMaintTypeName, checkOrMustFlag }) => ({
        stdMaintId,
        baseItemCode,
        stdMaintTypeName,
        checkOrMustFlag,
      })),
    }));
  return { current, step, scales };
}

/** True if a project is due at a mark of a scale. */
export function isDueAt(project: ScaledProject, type: MaintainType, scale: number): boolean {
  return marksBetween(rhythmOf(project, type), [scale, scale]).length > 0;
}
