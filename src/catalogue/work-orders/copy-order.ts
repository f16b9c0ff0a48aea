import type { BodyOf } from '../../contract/call.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { request } from '../../providers/calls/client.ts';
import type { OrderVehicle } from '../shared/work-order/order-vehicle.ts';

/** `vehicle` is null for a copy for the same vehicle. */
export type CopyOptions = Omit<BodyOf<typeof workOrderCalls.copyPartList>, 'vehicle'> & {
  vehicle: OrderVehicle | null;
};

/** Copies an order and returns the id of the copy. @throws CallError */
export async function copyOrder({ vehicle, ...options }: CopyOptions): Promise<number> {
  const body = omitUndefined({ ...options, vehicle: vehicle ?? undefined });
  const { listId } = await request(workOrderCalls.copyPartList, body);
  return listId;
}

/** The name of a copy: the order's name and a suffix, cut to 60 characters. */
export function copyName(name: string, suffix: string): string {
  return `${name.slice(0, 60 - suffix.length).replace(/[\uD800-\uDBFF]$/, '')}${suffix}`;
}
