import { useEffect, useMemo } from 'react';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { currentOrders, keepCurrentOrder, type OrderPlace, orderKey } from './current-orders.ts';
import { orderedParts } from './ordered-parts.ts';

export interface CurrentOrder {
  listId: number | undefined;
  order: WorkOrder | undefined;
  /** The ids of the order's items by partKey. */
  parts: ReadonlyMap<string, number>;
}

/** The order that parts of this vehicle go to, with what stands on it; forgotten when it has been deleted. */
export function useCurrentOrder({ vehicleId, vin }: OrderPlace): CurrentOrder {
  const listId = useStore(currentOrders)[orderKey({ vehicleId, vin })];
  const options = { enabled: listId !== undefined };
  const { data: order, error } = useCall(workOrderCalls.getPartList, { listId: listId ?? 1 }, options);
  const { data: items } = useCall(workOrderCalls.getItem, { listId: listId ?? 1 }, options);
  useEffect(() => {
    if (error instanceof CallError && error.code === '900404') keepCurrentOrder({ vehicleId, vin }, null);
  }, [error, vehicleId, vin]);
  const rows = listId === undefined ? undefined : items?.rows;
  const parts = useMemo(() => orderedParts(rows ?? []), [rows]);
  return { listId, order: listId === undefined ? undefined : order, parts };
}

/** Has everything that shows orders ask again, the header's count among it. */
export async function refreshOrders(): Promise<void> {
  const operations = [workOrderCalls.getItem, workOrderCalls.getPartList, workOrderCalls.getPartListCount].map(
    ({ operation }) => operation,
  );
  await Promise.all(operations.map((operation) => queryClient.invalidateQueries([operation])));
}
