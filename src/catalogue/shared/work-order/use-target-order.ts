import { useState } from 'react';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { currentOrders, orderKey, setCurrentOrder } from './current-orders.ts';
import type { OrderVehicle } from './order-vehicle.ts';

/** Asks the user whether to continue an existing order, before the first part is added. */
export interface OrderQuestion {
  kind: 'order';
  order: WorkOrder;
  /** Whether the order is for this vehicle; otherwise it is the most recently changed one. */
  isOfVehicle: boolean;
  onAnswer(answer: 'continue' | 'new'): void;
}

interface TargetOrder {
  /** The id of the order to add parts to; null for a new order. @throws CallError */
  findTarget: () => Promise<number | null>;
  question: OrderQuestion | null;
}

/** Finds the order that a vehicle's parts are added to: the tab's current one, or one that the user continues. */
export function useTargetOrder(vehicle: OrderVehicle): TargetOrder {
  const { vehicleId, vin } = vehicle;
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const confirmContinue = (order: WorkOrder) =>
    new Promise<number | null>((resolve) => {
      setQuestion({
        kind: 'order',
        order,
        isOfVehicle: vehicleId !== null,
        onAnswer(answer) {
          setQuestion(null);
          // Also if the part turns out to be on it: the lines of this order are marked from now on.
          if (answer === 'continue') setCurrentOrder(vehicle, order.listId);
          resolve(answer === 'continue' ? order.listId : null);
        },
      });
    });
  const findTarget = async () => {
    const listId = currentOrders.get()[orderKey(vehicle)];
    if (listId !== undefined) return listId;
    // A number that was found without a vehicle most likely belongs to the order that the user is writing.
    const { order } =
      vehicleId === null
        ? await request(workOrderCalls.getPartListLimitOne, {})
        : await request(workOrderCalls.indexForExist, omitUndefined({ vehicleId, vin: vin ?? undefined }));
    return order === null ? null : confirmContinue(order);
  };
  return { findTarget, question };
}
