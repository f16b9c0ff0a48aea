import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import type { UnsentEdit } from './unsent-edits.ts';

/** The order with its unsaved texts. */
export function orderWithUnsent(order: WorkOrder, edits: readonly UnsentEdit[]): WorkOrder {
  return withValues(
    order,
    edits.filter(({ listId, partId }) => listId === order.listId && partId === null),
  );
}

/** The items of an order with their unsaved values. */
export function itemsWithUnsent(items: readonly WorkOrderItem[], edits: readonly UnsentEdit[]) {
  if (edits.length === 0) return items;
  return items.map((item) =>
    withValues(
      item,
      edits.filter(({ partId }) => partId === item.partId),
    ),
  );
}

/** Returns the same object if there are no changes, so that its row does not rerender. */
function withValues<Edited extends object>(edited: Edited, edits: readonly UnsentEdit[]): Edited {
  if (edits.length === 0) return edited;
  return { ...edited, ...Object.fromEntries(edits.map(({ field, value }) => [field, value])) };
}
