import { omitUndefined } from '../../../contract/omit-undefined.ts';
import type { LineOverride, Overrides } from './plan-lines.ts';

/** The user's changes to a plan. */
interface PlanChanges {
  overrides: Overrides;
  /** Ids of projects from outside the plan, in the order of adding. */
  added: readonly number[];
}

/** A project in the URL: `a` if added, its id, `y`/`n` chosen or not, `c`/`k` replaced or inspected, `o` and oeIds. */
const PROJECT = /^(a?)([1-9]\d{0,8})([yn]?)([ck]?)(?:o([1-9]\d{0,8}(?:\.[1-9]\d{0,8}){0,19}))?$/;
const PROJECTS_MAX = 200;

/** Parses the `plan` parameter; invalid entries are ignored. */
export function parsePlanChanges(text: string): PlanChanges {
  const added: number[] = [];
  const overrides: Record<number, LineOverride> = {};
  for (const entry of text.split('-').slice(0, PROJECTS_MAX)) {
    const [, prefix, id, done, kind, oes] = PROJECT.exec(entry) ?? [];
    if (id === undefined) continue;
    const stdMaintId = Number(id);
    if (prefix === 'a' && !added.includes(stdMaintId)) added.push(stdMaintId);
    const override = omitUndefined({
      isChosen: done ? done === 'y' : undefined,
      isChange: kind ? kind === 'c' : undefined,
      oeIds: oes?.split('.').map(Number),
    });
    if (Object.keys(override).length > 0) overrides[stdMaintId] = override;
  }
  return { overrides, added };
}

/** The `plan` parameter for changes; empty without any. */
export function formatPlanChanges({ overrides, added }: PlanChanges): string {
  const overridden = Object.keys(overrides).map(Number);
  const ids = [...added, ...overridden.filter((id) => !added.includes(id))];
  return ids.map((id) => `${added.includes(id) ? 'a' : ''}${id}${formatOverride(overrides[id])}`).join('-');
}

function formatOverride({ isChosen, isChange, oeIds = [] }: LineOverride = {}): string {
  const done = isChosen === undefined ? '' : isChosen ? 'y' : 'n';
  const kind = isChange === undefined ? '' : isChange ? 'c' : 'k';
  return `${done}${kind}${oeIds.length === 0 ? '' : `o${oeIds.join('.')}`}`;
}
