import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';

/** One order, without its items. */
export function useGetPartList(listId: number) {
  return useCall(workOrderCalls.getPartList, { listId }, { staleTime: 0 });
}
