import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

/** How an order's lines stand in the catalogue today; what fails leaves the order as it was seen. */
export function useGetItemPresent(listId: number) {
  return useCall(workOrderCalls.getItemPresent, { listId }, { staleTime: 0 });
}
