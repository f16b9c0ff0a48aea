import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { notify } from '../../../providers/notification.ts';
import { refreshAllOrders } from '../refresh-orders.ts';
import { useTold } from '../use-told.ts';

/** As many as one request carries. */
const AT_ONCE = 1000;

/** Takes lines off their order at once; what was done is told, with a way back. */
export function useRemoveItems(listId: number) {
  const { t } = useTranslation('work-orders');
  const told = useTold();
  const change = (
    call: typeof workOrderCalls.removeItem | typeof workOrderCalls.restoreItem,
    partIds: readonly number[],
  ) =>
    told(async () => {
      try {
        for (let start = 0; start < partIds.length; start += AT_ONCE)
          await request(call, { listId, partIds: partIds.slice(start, start + AT_ONCE) });
      } finally {
        await refreshAllOrders();
      }
    });
  return async (items: readonly WorkOrderItem[]): Promise<boolean> => {
    const partIds = items.map(({ partId }) => partId);
    const isDone = await change(workOrderCalls.removeItem, partIds);
    const [only] = items;
    const words =
      items.length === 1 && only !== undefined
        ? t('item.removed', { name: only.stdPartName })
        : t('item.removedMany', { count: items.length });
    if (isDone) notify('success', words, () => void change(workOrderCalls.restoreItem, partIds));
    return isDone;
  };
}
