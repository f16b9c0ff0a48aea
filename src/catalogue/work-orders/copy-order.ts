import type { BodyOf } from '../../contract/call.ts';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { request } from '../../providers/calls/client.ts';
import type { OrderVehicle } from '../shared/work-order/order-vehicle.ts';
import { refreshAllOrders } from './refresh-orders.ts';

export type CopyAs = Omit<BodyOf<typeof workOrderCalls.copyPartList>, 'vehicle'> & { vehicle: OrderVehicle | null };

/** Copies an order; gives the new one's id. @throws CallError */
export async function copyOrder({ vehicle, ...as }: CopyAs): Promise<number> {
  const { listId } = await request(workOrderCalls.copyPartList, { ...as, ...(vehicle === null ? {} : { vehicle }) });
  await refreshAllOrders();
  return listId;
}

/** What a copy is called: the order's name with a mark behind it, within what a name may hold. */
export function copyName(name: string, mark: string): string {
  return `${name.slice(0, 60 - mark.length).replace(/[\uD800-\uDBFF]$/, '')}${mark}`;
}
