import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemChange, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { useTold } from '../use-told.ts';
import { changeItems } from './change-item.ts';
import { undoOf } from './line-changes.ts';

/** Changes many lines at once; what was done is told, with a way back. */
export function useTake(listId: number, items: readonly WorkOrderItem[]) {
  const { t } = useTranslation('work-orders');
  const told = useTold();
  const byId = useRef(new Map<number, WorkOrderItem>());
  byId.current = new Map(items.map((item) => [item.partId, item]));
  return async (asked: readonly (ItemChange | null)[]): Promise<void> => {
    const changes = asked.flatMap((change) => (change === null ? [] : [change]));
    const undo = changes.flatMap((change) => {
      const before = byId.current.get(change.partId);
      return before === undefined ? [] : [undoOf(change, before)];
    });
    if (changes.length === 0 || !(await told(() => changeItems(listId, changes)))) return;
    notify('success', t('change.taken', { count: changes.length }), () => void told(() => changeItems(listId, undo)));
  };
}
