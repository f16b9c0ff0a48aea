import { getItemPresent } from '../../../contract/work-order-changes.ts';
import { useCall } from '../../../providers/use-call.ts';

/** How an order's lines stand in the catalogue today; what fails leaves the order as it was seen. */
export function useGetItemPresent(listId: number) {
  return useCall(getItemPresent, { listId }, { staleTime: 0 });
}
