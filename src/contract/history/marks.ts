import type { HistoryMarks } from './schemas.ts';

/** What two accounts of one entry come to: of each mark the newer change. */
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

/** Whether an entry is to be shown: it was not removed, or has been used since. */
export function isKept({ isRemoved, removedAt, usedAt }: HistoryMarks): boolean {
  return !isRemoved || removedAt === null || usedAt > removedAt;
}

/** What never happened is before everything. */
function later(moment: string | null, other: string | null): boolean {
  return (moment ?? '') > (other ?? '');
}
