import type { MaintainDue, MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { Part } from '../../../contract/parts/schemas.ts';
import { type MaintainState, stateOf } from './maintain-state.ts';
import { chosenParts, type PartChoice, partChoices } from './part-choices.ts';

/** What the user said of a project, otherwise than the plan has it. */
export interface Wish {
  isChosen?: boolean;
  isChange?: boolean;
  /** Numbers chosen among alternatives. */
  oeIds?: readonly number[];
}

export type Wishes = Readonly<Record<number, Wish>>;

/** One project on the list, as it will be done. */
export interface PlanLine {
  project: MaintainProject;
  /** Where it stands; null for what was added. */
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
  /** What falls due at the chosen mark; null plans what is due now. */
  atScale: ReadonlySet<number> | null;
  wishes: Wishes;
}

/** The list: the plan, what is due of it chosen, and what was added behind it. */
export function planLines({ due, added, atScale, wishes }: PlanSource): PlanLine[] {
  const planned = due.map((project) => {
    const isDue = atScale === null ? project.state !== 'good' : atScale.has(project.stdMaintId);
    return lineOf(project, { due: project, isDue, wish: wishes[project.stdMaintId] });
  });
  const behind = added
    .filter(({ stdMaintId }) => !due.some((project) => project.stdMaintId === stdMaintId))
    .map((project) => lineOf(project, { due: null, isDue: true, wish: wishes[project.stdMaintId] }));
  return [...planned, ...behind];
}

function lineOf(
  project: MaintainProject,
  { due, isDue, wish = {} }: { due: MaintainDue | null; isDue: boolean; wish: Wish | undefined },
): PlanLine {
  const { maintainState, isChange } = stateOf(project, due === null);
  const choices = partChoices(project);
  return {
    project,
    due,
    maintainState,
    isChosen: wish.isChosen ?? isDue,
    isChange: wish.isChange ?? isChange,
    choices,
    parts: chosenParts(choices, wish.oeIds ?? []),
  };
}

/** The wishes after one more for a project. */
export function wishesAfter(wishes: Wishes, stdMaintId: number, wish: Wish): Wishes {
  return { ...wishes, [stdMaintId]: { ...wishes[stdMaintId], ...wish } };
}

export type LineGroup = 'added' | 'overdue' | 'dueSoon' | 'good' | 'atScale' | 'others';

/** The list under its headings, empty ones left out: by where things stand now, or by the chosen mark. */
export function groupLines(
  lines: readonly PlanLine[],
  atScale: ReadonlySet<number> | null,
): { group: LineGroup; lines: PlanLine[] }[] {
  const groupOf = ({ due, project }: PlanLine): LineGroup => {
    if (due === null) return 'added';
    if (atScale === null) return due.state;
    return atScale.has(project.stdMaintId) ? 'atScale' : 'others';
  };
  const order: readonly LineGroup[] = ['atScale', 'overdue', 'dueSoon', 'added', 'good', 'others'];
  return order
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line) === group) }))
    .filter((found) => found.lines.length > 0);
}
