import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import { ITEMS_PER_REQUEST_MAX } from '../../../../contract/work-orders/rules.ts';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { request } from '../../../../providers/calls/client.ts';
import { useAction } from '../../../../providers/calls/use-action.ts';
import { orderReads } from '../../../shared/work-order/use-current-order.ts';

/** Deletes items without confirmation; the notification offers an undo. Resolves to whether it succeeded. */
export function useDeleteItems(listId: number): (items: readonly WorkOrderItem[]) => Promise<boolean> {
  const { t } = useTranslation('work-orders');
  const inBatches = async (
    call: typeof workOrderCalls.removeItem | typeof workOrderCalls.restoreItem,
    items: readonly WorkOrderItem[],
  ) => {
    const partIds = items.map(({ partId }) => partId);
    for (let start = 0; start < partIds.length; start += ITEMS_PER_REQUEST_MAX)
      await request(call, { listId, partIds: partIds.slice(start, start + ITEMS_PER_REQUEST_MAX) });
  };
  const restore = useAction((items: readonly WorkOrderItem[]) => inBatches(workOrderCalls.restoreItem, items), {
    changes: orderReads,
  });
  const { run } = useAction((items: readonly WorkOrderItem[]) => inBatches(workOrderCalls.removeItem, items), {
    changes: orderReads,
    done(_result, items) {
      const [first, ...others] = items;
      const text =
        first !== undefined && others.length === 0
          ? t('item.removed', { name: first.stdPartName })
          : t('item.removedMany', { count: items.length });
      return { text, undo: () => void restore.run(items) };
    },
  });
  return run;
}
