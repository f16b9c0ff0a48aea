import type { Wish, Wishes } from './plan-lines.ts';

/** How a plan differs from what it would be by itself. */
interface PlanChanges {
  wishes: Wishes;
  /** Ids of projects from outside the plan, in the order in which they were added. */
  added: readonly number[];
}

/** A project in a link: a for added, its id, y or n for done or not, c or k for change or check, o and numbers. */
const PROJECT = /^(a?)([1-9]\d{0,8})([yn]?)([ck]?)(?:o([1-9]\d{0,8}(?:\.[1-9]\d{0,8}){0,19}))?$/;
const PROJECTS_MAX = 200;

/** The changes in a link; what is none is left out. */
export function planChangesIn(text: string): PlanChanges {
  const added: number[] = [];
  const wishes: Record<number, Wish> = {};
  for (const word of text.split('-').slice(0, PROJECTS_MAX)) {
    const [, mark, id, done, kind, oes] = PROJECT.exec(word) ?? [];
    if (id === undefined) continue;
    const stdMaintId = Number(id);
    if (mark === 'a' && !added.includes(stdMaintId)) added.push(stdMaintId);
    const wish = {
      ...(done ? { isChosen: done === 'y' } : {}),
      ...(kind ? { isChange: kind === 'c' } : {}),
      ...(oes === undefined ? {} : { oeIds: oes.split('.').map(Number) }),
    };
    if (Object.keys(wish).length > 0) wishes[stdMaintId] = wish;
  }
  return { wishes, added };
}

/** The text of changes in a link; empty where there are none. */
export function planText({ wishes, added }: PlanChanges): string {
  const wished = Object.keys(wishes).map(Number);
  const ids = [...added, ...wished.filter((id) => !added.includes(id))];
  return ids.map((id) => `${added.includes(id) ? 'a' : ''}${id}${wishText(wishes[id])}`).join('-');
}

function wishText({ isChosen, isChange, oeIds = [] }: Wish = {}): string {
  const done = isChosen === undefined ? '' : isChosen ? 'y' : 'n';
  const kind = isChange === undefined ? '' : isChange ? 'c' : 'k';
  return `${done}${kind}${oeIds.length === 0 ? '' : `o${oeIds.join('.')}`}`;
}
