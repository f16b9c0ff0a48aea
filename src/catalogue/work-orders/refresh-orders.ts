import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { refreshOrders } from '../shared/work-order/use-current-order.ts';

/** Has the list of orders ask again as well as everything else that shows orders. */
export async function refreshAllOrders(): Promise<void> {
  await Promise.all([refreshOrders(), queryClient.invalidateQueries([workOrderCalls.getList.operation])]);
}
