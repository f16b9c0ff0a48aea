import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { type Action, useAction } from '../../providers/calls/use-action.ts';
import { orderReads } from '../shared/work-order/use-current-order.ts';

/** Deletes orders by id without confirmation; the notification offers an undo. */
export function useDeleteOrders(onDeleted: () => void): Action<number[]> {
  const { t } = useTranslation('work-orders');
  const restore = useAction((listIds: number[]) => request(workOrderCalls.restoreList, { listIds }), {
    changes: orderReads,
  });
  return useAction((listIds: number[]) => request(workOrderCalls.removeList, { listIds }), {
    changes: orderReads,
    onDone: onDeleted,
    done: (_result, listIds) => ({
      text: t('list.removed', { count: listIds.length }),
      undo: () => void restore.run(listIds),
    }),
  });
}
