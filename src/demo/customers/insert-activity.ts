import type { Writing } from './insert-past.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { noticeRows } from './notices.ts';
import { planCatalogueUse } from './plans/plan-catalogue-use.ts';
import { POINT_NUM, planClicks } from './plans/plan-clicks.ts';
import { planOperations } from './plans/plan-operations.ts';
import type { Past } from './plans/plan-past.ts';
import { planSearches } from './plans/plan-searches.ts';
import { planVinRequests, VIN_REQUEST_NUM } from './plans/plan-vin-requests.ts';
import { listOrderedCharges, planWorkOrders } from './plans/plan-work-orders.ts';

/** Adds what the lookups led to: work orders, searches, VIN requests, operation logs, visits. */
export async function insertActivity({ within, facts, ...planning }: Writing, past: Past): Promise<void> {
  const { customers, charges } = past;
  const ordering = { ...planning, vehicles: facts.vehicles, parts: facts.parts };
  const ordered = listOrderedCharges(ordering, charges);
  const listIds = await reserveIds(within, { table: 'work_order', column: 'list_id' }, ordered.length);
  const { orders, items } = planWorkOrders(ordering, ordered, listIds);
  await insertRows(within, 'workOrder', orders);
  await insertRows(within, 'workOrderItem', items);
  await insertRows(within, 'searchLog', planSearches(ordering, charges));

  const taskIds = await reserveIds(within, { table: 'fast_vin_task', column: 'task_id' }, VIN_REQUEST_NUM);
  const { vehicles, staffIds } = facts;
  const requests = planVinRequests({ ...planning, vehicles, staffIds, taskIds }, customers);
  await insertRows(within, 'fastVinTask', requests.tasks);
  await insertRows(within, 'fastVinEvent', requests.events);
  await insertRows(within, 'vinBinding', requests.bindings);

  await insertRows(within, 'operationLog', planOperations(planning, past));
  await insertRows(within, 'catalogueUse', planCatalogueUse(planning, charges));
  if (!facts.hasNotices) await insertRows(within, 'notice', noticeRows(planning.timeline));
  if (facts.hasPoints) return;
  const pointIds = await reserveIds(within, { table: 'buried_point', column: 'point_id' }, POINT_NUM);
  const { points, counts } = planClicks(planning, past, pointIds);
  await insertRows(within, 'buriedPoint', points);
  await insertRows(within, 'buriedCount', counts);
}
