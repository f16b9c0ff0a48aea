import { z } from 'zod';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { askConflict } from './conflicts.ts';
import { refreshAllOrders } from './refresh-orders.ts';

const Words = z.object({ name: z.string(), remark: z.string() });

type Order = Pick<WorkOrder, 'listId' | 'name' | 'remark'>;

/**
 * Writes an order's name or remark, wherever it is shown. Where someone else has written another meanwhile, the user says
 * which of the two is to stand. @throws CallError
 */
export async function writeOrder(order: Order, field: 'name' | 'remark', text: string): Promise<void> {
  await settle(order, field, text);
  await refreshAllOrders();
}

async function settle(order: Order, field: 'name' | 'remark', text: string): Promise<void> {
  const { listId } = order;
  try {
    if (field === 'name')
      await request(workOrderCalls.modifyListName, { listId, name: text, seen: { name: order.name } });
    else await request(workOrderCalls.modifyListRemark, { listId, remark: text, seen: { remark: order.remark } });
  } catch (error) {
    const now = Words.safeParse(error instanceof CallError && error.code === '900409' ? error.result : null);
    if (!now.success) throw error;
    if (now.data[field] === text) return;
    const about = { name: order.name, field, theirs: now.data[field], mine: text, changedAt: null };
    if ((await askConflict(about)) === 'mine') await settle({ listId, ...now.data }, field, text);
  }
}
