import type { HistoryMarks } from './schemas.ts';

/** Merges two versions of an entry: for each mark the later change wins. */
export function mergeMarks(one: HistoryMarks, other: HistoryMarks): HistoryMarks {
  const pin = later(one.pinnedAt, other.pinnedAt) ? one : other;
  const removal = later(one.removedAt, other.removedAt) ? one : other;
  return {
    usedAt: one.usedAt > other.usedAt ? one.usedAt : other.usedAt,
    isPinned: pin.isPinned,
    pinnedAt: pin.pinnedAt,
    isRemoved: removal.isRemoved,
    removedAt: removal.removedAt,
  };
}

/** True for a visible entry: not removed, or used after the removal. */
export function isVisible({ isRemoved, removedAt, usedAt }: HistoryMarks): boolean {
  return !isRemoved || removedAt === null || usedAt > removedAt;
}

/** Null (never) is before everything. */
function later(moment: string | null, other: string | null): boolean {
  return (moment ?? '') > (other ?? '');
}
