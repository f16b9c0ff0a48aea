import { isNumber, isRecordOf } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

export interface OrderPlace {
  vehicleId: number | null;
  vin: string | null;
}

/** The order that parts of a vehicle go to in this tab, by vehicle and VIN. */
export const currentOrders = createTabStore('epc.orders', isRecordOf(isNumber), {});

export function orderKey({ vehicleId, vin }: OrderPlace): string {
  return `${vehicleId ?? ''}/${vin ?? ''}`;
}

/** Sets the vehicle's current order, or (null) forgets it. */
export function keepCurrentOrder(place: OrderPlace, listId: number | null): void {
  const { [orderKey(place)]: _former, ...others } = currentOrders.get();
  currentOrders.set(listId === null ? others : { ...others, [orderKey(place)]: listId });
}
