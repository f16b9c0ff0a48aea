import { getPartList } from '../../../contract/work-orders.ts';
import { useCall } from '../../../providers/use-call.ts';

/** One order, without its items. */
export function useGetPartList(listId: number) {
  return useCall(getPartList, { listId }, { staleTime: 0 });
}
