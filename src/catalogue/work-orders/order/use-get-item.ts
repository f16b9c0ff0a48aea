import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

/** Every item of an order, in the order of adding. */
export function useGetItem(listId: number) {
  return useCall(workOrderCalls.getItem, { listId }, { staleTime: 0 });
}
