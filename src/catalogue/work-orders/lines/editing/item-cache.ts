import type { ResultOf } from '../../../../contract/call.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { queryClient } from '../../../../providers/calls/query-client.ts';

type Items = ResultOf<typeof workOrderCalls.getItem>;

const queryKey = [workOrderCalls.getItem.operation];

/** Replaces these items in the cached results of getItem. */
export function setCachedItems(changed: readonly WorkOrderItem[]): void {
  const byId = new Map(changed.map((item) => [item.partId, item]));
  queryClient.setQueriesData<Items>(queryKey, (page) =>
    page === undefined ? undefined : { ...page, rows: page.rows.map((item) => byId.get(item.partId) ?? item) },
  );
}

export function findCachedItem(partId: number): WorkOrderItem | undefined {
  const pages = queryClient.getQueriesData<Items>(queryKey);
  return pages.flatMap(([, page]) => page?.rows ?? []).find((item) => item.partId === partId);
}
