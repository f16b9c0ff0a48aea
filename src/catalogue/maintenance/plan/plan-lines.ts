import type { MaintainDue, MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import { type MaintainState, stateOf } from './maintain-state.ts';
import { chosenParts, type PartChoice, partChoices } from './part-choices.ts';

/** The user's changes to one project of the plan. */
export interface LineOverride {
  isChosen?: boolean;
  isChange?: boolean;
  /** oeIds chosen among alternatives. */
  oeIds?: readonly number[];
}

export type Overrides = Readonly<Record<number, LineOverride>>;

/** A project of the list with the user's changes applied. */
export interface PlanLine {
  project: MaintainProject;
  /** Its due state; null for an added project. */
  due: MaintainDue | null;
  maintainState: MaintainState;
  isChosen: boolean;
  isChange: boolean;
  choices: readonly PartChoice[];
  parts: readonly Part[];
}

interface PlanSource {
  due: readonly MaintainDue[];
  added: readonly MaintainProject[];
  /** Ids due at the chosen mark; null to plan what is due now. */
  atScale: ReadonlySet<number> | null;
  overrides: Overrides;
}

/** The projects of the plan, due ones chosen, followed by the added projects. */
export function planLines({ due, added, atScale, overrides }: PlanSource): PlanLine[] {
  const planned = due.map((project) => {
    const isNow = project.state === 'overdue' || project.state === 'dueSoon';
    const isDue = atScale === null ? isNow : atScale.has(project.stdMaintId);
    return lineOf(project, { due: project, isDue, override: overrides[project.stdMaintId] });
  });
  const extra = added
    .filter(({ stdMaintId }) => !due.some((project) => project.stdMaintId === stdMaintId))
    .map((project) => lineOf(project, { due: null, isDue: true, override: overrides[project.stdMaintId] }));
  return [...planned, ...extra];
}

function lineOf(
  project: MaintainProject,
  { due, isDue, override = {} }: { due: MaintainDue | null; isDue: boolean; override: LineOverride | undefined },
): PlanLine {
  const { maintainState, isChange } = stateOf(project, due === null);
  const choices = partChoices(project);
  return {
    project,
    due,
    maintainState,
    isChosen: override.isChosen ?? isDue,
    isChange: override.isChange ?? isChange,
    choices,
    parts: chosenParts(choices, override.oeIds ?? []),
  };
}

export function withOverride(overrides: Overrides, stdMaintId: number, override: LineOverride): Overrides {
  return { ...overrides, [stdMaintId]: { ...overrides[stdMaintId], ...override } };
}

export type LineGroup = 'added' | 'overdue' | 'dueSoon' | 'notDocumented' | 'good' | 'atScale' | 'others';

/** The list in groups, without empty ones: by due state, or by the chosen mark. */
export function groupLines(
  lines: readonly PlanLine[],
  atScale: ReadonlySet<number> | null,
): { group: LineGroup; lines: PlanLine[] }[] {
  const groupOf = ({ due, project }: PlanLine): LineGroup => {
    if (due === null) return 'added';
    if (atScale === null) return due.state;
    return atScale.has(project.stdMaintId) ? 'atScale' : 'others';
  };
  const order: readonly LineGroup[] = ['atScale', 'overdue', 'dueSoon', 'added', 'notDocumented', 'good', 'others'];
  return order
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line) === group) }))
    .filter((found) => found.lines.length > 0);
}
