import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import type { UnsentEdit } from './unsent-edits.ts';

/** The order with the texts that are not saved yet. */
export function orderWithUnsent(order: WorkOrder, edits: readonly UnsentEdit[]): WorkOrder {
  return withValues(
    order,
    edits.filter(({ listId, partId }) => listId === order.listId && partId === null),
  );
}

/** The items of an order with the values that are not saved yet. */
export function itemsWithUnsent(items: readonly WorkOrderItem[], edits: readonly UnsentEdit[]) {
  if (edits.length === 0) return items;
  return items.map((item) =>
    withValues(
      item,
      edits.filter(({ partId }) => partId === item.partId),
    ),
  );
}

/** The same object if nothing changes, so that its row does not render again. */
function withValues<Edited extends object>(edited: Edited, edits: readonly UnsentEdit[]): Edited {
  if (edits.length === 0) return edited;
  return { ...edited, ...Object.fromEntries(edits.map(({ field, value }) => [field, value])) };
}
