import { getItem } from '../../../contract/work-orders.ts';
import { useCall } from '../../../providers/use-call.ts';

/** Every item of an order, in the order of adding. */
export function useGetItem(listId: number) {
  return useCall(getItem, { listId }, { staleTime: 0 });
}
