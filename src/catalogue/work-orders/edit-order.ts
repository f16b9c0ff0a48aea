import { z } from 'zod';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { refetchOrders } from '../shared/work-order/use-current-order.ts';
import { promptConflict } from './conflicts.ts';

const SavedTexts = z.object({ name: z.string(), remark: z.string(), customerName: z.string(), plate: z.string() });

export type OrderText = keyof z.infer<typeof SavedTexts>;

type Order = Pick<WorkOrder, 'listId' | OrderText>;

/**
 * Saves a text of an order and refetches what shows it. If it was changed elsewhere in the meantime, the user
 * chooses one of the two values. @throws CallError
 */
export async function editOrder(order: Order, field: OrderText, text: string): Promise<void> {
  await save(order, field, text);
  await refetchOrders();
}

async function save(order: Order, field: OrderText, text: string): Promise<void> {
  const { listId } = order;
  try {
    if (field === 'name')
      await request(workOrderCalls.modifyListName, { listId, name: text, seen: { name: order.name } });
    else if (field === 'remark')
      await request(workOrderCalls.modifyListRemark, { listId, remark: text, seen: { remark: order.remark } });
    else await request(workOrderCalls.modifyListCustomer, { listId, [field]: text, seen: { [field]: order[field] } });
  } catch (error) {
    const saved = SavedTexts.safeParse(error instanceof CallError && error.code === '900409' ? error.result : null);
    if (!saved.success) throw error;
    if (saved.data[field] === text) return;
    const details = { name: order.name, field, theirs: saved.data[field], mine: text, changedAt: null };
    if ((await promptConflict(details)) === 'mine') await save({ listId, ...saved.data }, field, text);
  }
}
