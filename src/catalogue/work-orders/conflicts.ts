import type { WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import { createStore } from '../../providers/store.ts';

/** A field that was changed in two places: what the other one wrote, and what is written here. */
export interface Conflict {
  /** What it is a field of: a part's name, an order's. */
  name: string;
  field: 'quantity' | 'partRemark' | 'name' | 'remark' | 'other';
  theirs: string;
  mine: string;
  /** When the other one wrote it; null where that is not known. */
  changedAt: string | null;
  onAnswer: (answer: 'mine' | 'theirs') => void;
}

/** The conflict that the user is asked about now. */
export const conflict = createStore<Conflict | null>(null);

/** Asks which of the two is to stand; leaving the box keeps what the other one wrote. */
export function askConflict(about: Omit<Conflict, 'onAnswer'>): Promise<'mine' | 'theirs'> {
  return new Promise((resolve) => {
    conflict.get()?.onAnswer('theirs');
    conflict.set({
      ...about,
      onAnswer(answer) {
        conflict.set(null);
        resolve(answer);
      },
    });
  });
}

/** The one of the changed fields that stands otherwise on the item than it was seen. */
export function changedField(
  now: WorkOrderItem,
  seen: Partial<Pick<WorkOrderItem, 'quantity' | 'partRemark'>>,
): 'quantity' | 'partRemark' | 'other' {
  if (seen.quantity !== undefined && seen.quantity !== now.quantity) return 'quantity';
  if (seen.partRemark !== undefined && seen.partRemark !== now.partRemark) return 'partRemark';
  return 'other';
}
