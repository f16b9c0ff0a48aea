import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { refetchOrders } from '../shared/work-order/use-current-order.ts';
import { promptConflict } from './conflicts.ts';
import { sendUnsent } from './unsent/send-unsent.ts';
import { findUnsent, keepUnsent } from './unsent/unsent-edits.ts';
import { type OrderText, savedTextsOf, writeOrderText } from './write-order-text.ts';

type Order = Pick<WorkOrder, 'listId' | OrderText>;

/**
 * Saves a text of an order and refetches the queries that show it. Without a connection, stores it locally to save it
 * later. If it was changed elsewhere in the meantime, the user chooses one of the two values. @throws CallError
 */
export async function editOrder(order: Order, field: OrderText, text: string): Promise<void> {
  const edited = { listId: order.listId, partId: null, field, name: order.name, value: text, seen: order[field] };
  if (findUnsent(edited) !== undefined) {
    keepUnsent(edited);
    return sendUnsent();
  }
  try {
    await save(order, field, text);
  } catch (error) {
    if (!(error instanceof CallError) || !error.isUnanswered) throw error;
    keepUnsent(edited);
    return undefined;
  }
  await refetchOrders();
}

async function save(order: Order, field: OrderText, text: string): Promise<void> {
  try {
    await writeOrderText(order.listId, field, { text, seen: order[field] });
  } catch (error) {
    const saved = savedTextsOf(error);
    if (saved === undefined) throw error;
    if (saved[field] === text) return;
    const details = { name: order.name, field, theirs: saved[field], mine: text, changedAt: null };
    if ((await promptConflict(details)) === 'mine') await save({ listId: order.listId, ...saved }, field, text);
  }
}
