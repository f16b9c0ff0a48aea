import type { WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import { createStore } from '../../providers/store.ts';

/** A field that was changed in two places: the saved value and the local one. */
export interface Conflict {
  /** The name of the part or order that has the field. */
  name: string;
  field: 'quantity' | 'partRemark' | 'name' | 'remark' | 'customerName' | 'plate' | 'other';
  theirs: string;
  mine: string;
  /** When the other value was saved; null if unknown. */
  changedAt: string | null;
  onAnswer: (answer: 'mine' | 'theirs') => void;
}

/** The conflict shown in ConflictDialog. */
export const conflict = createStore<Conflict | null>(null);

/** Lets the user choose one of the values; closing the dialog keeps the saved one. */
export function promptConflict(details: Omit<Conflict, 'onAnswer'>): Promise<'mine' | 'theirs'> {
  return new Promise((resolve) => {
    conflict.get()?.onAnswer('theirs');
    conflict.set({
      ...details,
      onAnswer(answer) {
        conflict.set(null);
        resolve(answer);
      },
    });
  });
}

/** The field in `seen` whose value on the item differs; `other` if none does. */
export function changedField(
  item: WorkOrderItem,
  seen: Partial<Pick<WorkOrderItem, 'quantity' | 'partRemark'>>,
): 'quantity' | 'partRemark' | 'other' {
  if (seen.quantity !== undefined && seen.quantity !== item.quantity) return 'quantity';
  if (seen.partRemark !== undefined && seen.partRemark !== item.partRemark) return 'partRemark';
  return 'other';
}
