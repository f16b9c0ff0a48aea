import { createContext, useContext } from 'react';
import type { PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { ItemChange, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import type { FitReportSubject } from '../../shared/fit-report/fit-report-subject.ts';
import type { LineChange } from './changes/line-changes.ts';

/** What the lines share: the order, the displayed price kind, and the actions. */
export interface OrderActions {
  listId: number;
  kind: PriceKind;
  /** The parts of the order's vehicle; null without a vehicle of the catalogue. */
  partsLink: string | null;
  /** Updates items; null changes are ignored. The notification offers an undo. */
  update: (changes: readonly (ItemChange | null)[]) => void;
  /** Resolves to whether it succeeded. */
  deleteItems: (items: readonly WorkOrderItem[]) => Promise<boolean>;
  /** What a fit report about the line is about; null if it cannot be reported. */
  reportSubjectOf: (item: WorkOrderItem) => FitReportSubject | null;
}

export type Changes = ReadonlyMap<number, LineChange>;

const OrderActionsContext = createContext<OrderActions | null>(null);
export const OrderActionsProvider = OrderActionsContext.Provider;

export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (actions === null) throw new Error('useOrderActions is used outside OrderActionsProvider');
  return actions;
}
