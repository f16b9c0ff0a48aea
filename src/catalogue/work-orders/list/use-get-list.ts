import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ORDERS_PER_PAGE, type OrdersQuery } from './orders-query.ts';

/** A page of the user's orders; the former page stays in sight until the next one is there. */
export function useGetList(query: OrdersQuery) {
  // Orders grow on other screens: what is kept shows at once, and is asked for again.
  return useCall(
    workOrderCalls.getList,
    { ...query, pageSize: ORDERS_PER_PAGE },
    { keepPreviousData: true, staleTime: 0 },
  );
}
