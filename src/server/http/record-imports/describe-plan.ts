import type { Language } from '../../../contract/codes.ts';
import type { ImportPlan } from '../../../contract/record-imports/record-import.ts';
import type { PlannedRecord } from './compare-records.ts';
import type { RowProblem } from './read-records.ts';

/** Rows and problems that a plan lists. */
const LISTED_MAX = 200;

interface StoredPlan extends Pick<ImportPlan, 'planId' | 'encoding' | 'total' | 'same'> {
  planned: readonly PlannedRecord[];
  problems: readonly RowProblem[];
  ignored: string[];
}

/** A plan as its maker sees it, the problems in the order of the file. */
export function describePlan(
  { planned, problems, ignored, total, same, ...plan }: StoredPlan,
  language: Language,
): ImportPlan {
  return {
    ...plan,
    total,
    adds: planned.filter(({ action }) => action === 'add').length,
    edits: planned.filter(({ action }) => action === 'edit').length,
    same,
    bad: total - planned.length - same,
    problems: problems
      .toSorted((one, other) => one.line - other.line)
      .slice(0, LISTED_MAX)
      .map(({ line, column, value, zh, en }) => ({ line, column, value, message: language === 'en' ? en : zh })),
    ignoredColumns: ignored,
    rows: planned.slice(0, LISTED_MAX).map(({ line, action, name, changes }) => ({ line, action, name, changes })),
  };
}
