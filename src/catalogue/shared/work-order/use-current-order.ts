import { useEffect, useMemo } from 'react';
import type { AnyCall } from '../../../contract/call.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { announceChanges, useFollowedChanges } from '../../../providers/calls/other-tabs.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { currentOrders, orderKey, setCurrentOrder, type VehicleRef } from './current-orders.ts';
import { partIdsByKey } from './part-key.ts';

/** The calls that read orders and their items, for `changes` of an action. */
export const orderReads: readonly AnyCall[] = [
  workOrderCalls.getItem,
  workOrderCalls.getPartList,
  workOrderCalls.getPartListCount,
  workOrderCalls.getList,
  workOrderCalls.indexForExist,
  workOrderCalls.getOrderChanges,
  workOrderCalls.checkOrder,
  workOrderCalls.checkOrderFit,
];

/** Refetches what shows orders or their items. */
export async function refetchOrders(): Promise<void> {
  await refetchCalls(...orderReads);
  announceChanges(orderReads);
}

export interface CurrentOrder {
  listId: number | undefined;
  order: WorkOrder | undefined;
  /** The ids of the order's items by partKey. */
  parts: ReadonlyMap<string, number>;
}

/** Orders change in other tabs and at other desks: they are read again whenever the tab is looked at. */
const onFocus = { refetchOnWindowFocus: 'always' } as const;

/**
 * The order that parts of this vehicle are added to, and its items: the tab's own one, or else the vehicle's newest order
 * of the account, so that its rows are marked in every tab and session.
 */
export function useCurrentOrder({ vehicleId, vin }: VehicleRef): CurrentOrder {
  const tabListId = useStore(currentOrders)[orderKey({ vehicleId, vin })];
  const isNewestWanted = tabListId === undefined && vehicleId !== null;
  const { data: newest } = useCall(
    workOrderCalls.indexForExist,
    omitUndefined({ vehicleId: vehicleId ?? 1, vin: vin ?? undefined }),
    { enabled: isNewestWanted, ...onFocus },
  );
  const listId = tabListId ?? (isNewestWanted ? newest?.order?.listId : undefined);
  const options = { enabled: listId !== undefined, ...onFocus };
  const { data: order, error } = useCall(workOrderCalls.getPartList, { listId: listId ?? 1 }, options);
  const { data: items } = useCall(workOrderCalls.getItem, { listId: listId ?? 1 }, options);
  useFollowedChanges(orderReads);
  useEffect(() => {
    if (error instanceof CallError && error.code === '900404') setCurrentOrder({ vehicleId, vin }, null);
  }, [error, vehicleId, vin]);
  const rows = listId === undefined ? undefined : items?.rows;
  const parts = useMemo(() => partIdsByKey(rows ?? []), [rows]);
  return { listId, order: listId === undefined ? undefined : order, parts };
}
