import { isNumber, isRecordOf } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

export interface VehicleRef {
  vehicleId: number | null;
  vin: string | null;
}

/** The order that this tab adds a vehicle's parts to, by orderKey. */
export const currentOrders = createTabStore('epc.orders', isRecordOf(isNumber), {});

export function orderKey({ vehicleId, vin }: VehicleRef): string {
  return `${vehicleId ?? ''}/${vin ?? ''}`;
}

/** Sets the vehicle's current order; null removes it. */
export function setCurrentOrder(vehicle: VehicleRef, listId: number | null): void {
  const { [orderKey(vehicle)]: _previous, ...others } = currentOrders.get();
  currentOrders.set(listId === null ? others : { ...others, [orderKey(vehicle)]: listId });
}
