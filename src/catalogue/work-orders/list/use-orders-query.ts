import { useSearchParams } from 'react-router-dom';
import { type OrdersQuery, ordersQueryOf, paramsOf } from './orders-query.ts';

/** What the list shows, kept in the URL; a change of anything but the page goes back to the first. */
export function useOrdersQuery(): [OrdersQuery, (change: Partial<OrdersQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = ordersQueryOf(params);
  return [query, (change) => setParams(paramsOf({ ...query, pageNum: 1, ...change }))];
}
