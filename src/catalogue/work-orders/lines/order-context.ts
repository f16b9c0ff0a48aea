import { createContext, useContext } from 'react';
import type { ItemChange, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import type { PriceKind } from '../order/price-kinds.ts';
import type { LineChange } from './line-changes.ts';

/** What every line of an order needs of it. */
export interface OrderActions {
  listId: number;
  kind: PriceKind;
  /** Makes changes, tells what became of them, and offers the way back. */
  take: (changes: readonly (ItemChange | null)[]) => void;
  remove: (items: readonly WorkOrderItem[]) => Promise<boolean>;
}

export type Changes = ReadonlyMap<number, LineChange>;

const OrderActionsContext = createContext<OrderActions | null>(null);
export const OrderActionsProvider = OrderActionsContext.Provider;

export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (actions === null) throw new Error('a line stands outside its order');
  return actions;
}
