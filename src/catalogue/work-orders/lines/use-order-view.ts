import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OrderView, orderViewOf, viewParams } from '../order/order-view.ts';

/** What an order shows, kept in the URL. */
export function useOrderView(listId: number): [OrderView, (change: Partial<OrderView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => orderViewOf(params), [params]);
  return [view, (change) => setParams(viewParams(listId, { ...view, ...change }), { replace: true })];
}
