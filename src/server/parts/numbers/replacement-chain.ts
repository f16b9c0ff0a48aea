import { groupBy } from '../../../contract/group-by.ts';
import type { Replacement } from '../../../contract/parts/schemas.ts';

/** A replacement of one number by another. */
export interface ReplacementLink {
  oldOeId: number;
  newOeId: number;
  kind: Exclude<Replacement['kind'], 'self'>;
  dated: string;
  note: string;
}

export interface ChainStep extends Pick<Replacement, 'oeId' | 'step' | 'kind' | 'dated' | 'note'> {
  isCurrent: boolean;
}

interface Chain {
  oeId: number;
  links: readonly ReplacementLink[];
  /** True for a number that can still be ordered. */
  isLive(oeId: number): boolean;
}

/**
 * All predecessors and successors of a number, oldest first, each once at its shortest distance. Cycles end at a number
 * that is already listed.
 */
export function chainOf({ oeId, links, isLive }: Chain): ChainStep[] {
  const self: ChainStep = { oeId, step: 0, kind: 'self', dated: null, note: '', isCurrent: false };
  const steps = new Map([[oeId, self]]);
  const newer = groupBy(links, ({ oldOeId }) => oldOeId);
  const older = groupBy(links, ({ newOeId }) => newOeId);
  walk(steps, oeId, (from) => newer.get(from)?.map((link) => stepAlong(link, link.newOeId, 1)));
  walk(steps, oeId, (from) => older.get(from)?.map((link) => stepAlong(link, link.oldOeId, -1)));
  const current = new Set(currentOf({ oeId, links, isLive }));
  return [...steps.values()]
    .map((step) => ({ ...step, isCurrent: current.has(step.oeId) }))
    .sort((a, b) => a.step - b.step || a.oeId - b.oeId);
}

/** The numbers to order today: replacements, or the number itself. */
export function currentNumbersOf(chain: Chain): number[] {
  return chainOf(chain).flatMap(({ oeId, isCurrent }) => (isCurrent ? [oeId] : []));
}

/** Breadth first, so that each number is reached at its shortest distance. */
function walk(
  steps: Map<number, ChainStep>,
  start: number,
  stepsFrom: (from: number) => ChainStep[] | undefined,
): void {
  const open = [start];
  for (const from of open) {
    const distance = steps.get(from)?.step ?? 0;
    for (const step of stepsFrom(from) ?? []) {
      if (steps.has(step.oeId)) continue;
      steps.set(step.oeId, { ...step, step: distance + step.step });
      open.push(step.oeId);
    }
  }
}

function stepAlong({ kind, dated, note }: ReplacementLink, oeId: number, step: number): ChainStep {
  return { oeId, step, kind, dated, note, isCurrent: false };
}

/**
 * The numbers to order today: the number or its successors that are available and have no available successor. A split
 * number has several. In a cycle the latest one counts. Without a replacement, the number itself. An interchangeable number
 * replaces nothing that can still be ordered.
 */
function currentOf({ oeId, links, isLive }: Chain): number[] {
  const counted = links.filter(({ oldOeId, kind }) => kind !== 'interchangeable' || !isLive(oldOeId));
  const newer = groupBy(counted, ({ oldOeId }) => oldOeId);
  const older = groupBy(counted, ({ newOeId }) => newOeId);
  const followers = reachFrom(oeId, newer);
  if (followers.size === 0) return [oeId];
  const candidates = [...new Set([oeId, ...followers])].filter(isLive);
  const reach = new Map(candidates.map((id) => [id, reachFrom(id, newer)]));
  const isFollowed = (id: number, by: number) => id !== by && reach.get(id)?.has(by) === true;
  const since = new Map(
    candidates.map((id) => [
      id,
      (older.get(id) ?? [])
        .map(({ dated }) => dated)
        .sort()
        .at(-1) ?? '',
    ]),
  );
  const isLater = (id: number, other: number) => {
    const [own = '', others = ''] = [since.get(id), since.get(other)];
    return own > others || (own === others && id > other);
  };
  return candidates.filter((id) =>
    candidates.every((other) => !isFollowed(id, other) || (isFollowed(other, id) && isLater(id, other))),
  );
}

function reachFrom(start: number, newer: ReadonlyMap<number, ReplacementLink[]>): Set<number> {
  const reached = new Set<number>();
  const open = [start];
  for (const from of open) {
    for (const { newOeId } of newer.get(from) ?? []) {
      if (reached.has(newOeId)) continue;
      reached.add(newOeId);
      open.push(newOeId);
    }
  }
  return reached;
}
