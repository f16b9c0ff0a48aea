import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import type { ListSheet } from '../../shared/export/list-sheet.ts';
import { orderSheet } from './order-sheet.ts';
import { useOrderSheetInput } from './use-order-sheet-input.ts';

/** Exports these items of an order, with the price kind and language of the page. */
export function useOrderSheet(order: WorkOrder, items: readonly WorkOrderItem[]): () => ListSheet {
  const input = useOrderSheetInput(order, items);
  return () => orderSheet(input);
}
