import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import { ITEMS_PER_REQUEST_MAX } from '../../../../contract/work-orders/rules.ts';
import type { ItemChange, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { request } from '../../../../providers/calls/client.ts';
import { announceChanges } from '../../../../providers/calls/other-tabs.ts';
import { refetchCalls } from '../../../../providers/calls/refetch-calls.ts';
import { useAction } from '../../../../providers/calls/use-action.ts';
import { undoUpdate } from '../changes/line-changes.ts';
import { setCachedItems } from './item-cache.ts';

interface Update {
  changes: readonly ItemChange[];
  undo: readonly ItemChange[];
}

/** Updates several items; the notification offers an undo. Null changes are ignored. */
export function useUpdateItems(listId: number, items: readonly WorkOrderItem[]) {
  const { t } = useTranslation('work-orders');
  const itemsById = useRef(new Map<number, WorkOrderItem>());
  itemsById.current = new Map(items.map((item) => [item.partId, item]));
  const refetched = [workOrderCalls.getPartList, workOrderCalls.getList, workOrderCalls.getItemPresent];
  const undo = useAction((changes: readonly ItemChange[]) => updateItems(listId, changes), { changes: refetched });
  const update = useAction((input: Update) => updateItems(listId, input.changes), {
    changes: refetched,
    done: (_result, input) => ({
      text: t('change.taken', { count: input.changes.length }),
      undo: () => void undo.run(input.undo),
    }),
  });
  return async (requested: readonly (ItemChange | null)[]): Promise<void> => {
    const changes = requested.flatMap((change) => change ?? []);
    const inverse = changes.flatMap((change) => {
      const before = itemsById.current.get(change.partId);
      return before === undefined ? [] : [undoUpdate(change, before)];
    });
    if (changes.length > 0) await update.run({ changes, undo: inverse });
  };
}

/** Each batch is updated completely or not at all. @throws CallError */
export async function updateItems(listId: number, changes: readonly ItemChange[]): Promise<void> {
  try {
    for (let start = 0; start < changes.length; start += ITEMS_PER_REQUEST_MAX) {
      const batch = changes.slice(start, start + ITEMS_PER_REQUEST_MAX);
      const { items } = await request(workOrderCalls.updatePartListItems, { listId, changes: batch });
      setCachedItems(items);
      announceChanges([workOrderCalls.getItem]);
    }
  } catch (error) {
    await refetchCalls(workOrderCalls.getItem);
    throw error;
  }
}
