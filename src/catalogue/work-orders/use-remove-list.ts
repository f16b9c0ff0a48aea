import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { notify } from '../../providers/notification.ts';
import { refreshAllOrders } from './refresh-orders.ts';
import { useTold } from './use-told.ts';

/** Deletes orders at once; what was done is told, with a way back. */
export function useRemoveList() {
  const { t } = useTranslation('work-orders');
  const told = useTold();
  const change = (call: typeof workOrderCalls.removeList | typeof workOrderCalls.restoreList, listIds: number[]) =>
    told(async () => {
      await request(call, { listIds });
      await refreshAllOrders();
    });
  return async (listIds: number[]): Promise<boolean> => {
    const isDone = await change(workOrderCalls.removeList, listIds);
    if (isDone)
      notify(
        'success',
        t('list.removed', { count: listIds.length }),
        () => void change(workOrderCalls.restoreList, listIds),
      );
    return isDone;
  };
}
