import { useTranslation } from 'react-i18next';
import { removeItem, restoreItem, type WorkOrderItem } from '../../contract/work-orders.ts';
import { ask } from '../../providers/client.ts';
import { tell } from '../../providers/notification.ts';
import { refreshAllOrders } from './refresh-orders.ts';
import { useTold } from './use-told.ts';

/** Takes an item off its order at once; what was done is told, with a way back. */
export function useRemoveItem(listId: number) {
  const { t } = useTranslation('orders');
  const told = useTold();
  const change = (call: typeof removeItem | typeof restoreItem, partId: number) =>
    told(async () => {
      await ask(call, { listId, partIds: [partId] });
      await refreshAllOrders();
    });
  return async ({ partId, stdPartName }: WorkOrderItem): Promise<void> => {
    const isDone = await change(removeItem, partId);
    if (isDone) tell('success', t('item.removed', { name: stdPartName }), () => void change(restoreItem, partId));
  };
}
