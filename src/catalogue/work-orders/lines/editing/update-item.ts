import { omitUndefined } from '../../../../contract/omit-undefined.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { request } from '../../../../providers/calls/client.ts';
import { announceChanges } from '../../../../providers/calls/other-tabs.ts';
import { queryClient } from '../../../../providers/calls/query-client.ts';
import { refetchCalls } from '../../../../providers/calls/refetch-calls.ts';
import { orderReads } from '../../../shared/work-order/use-current-order.ts';
import { changedField, promptConflict } from '../../conflicts.ts';
import { findCachedItem, setCachedItems } from './item-cache.ts';
import { savedItemOf } from './saved-item.ts';

/** The fields that are edited in place. */
export type ItemValues = Partial<Pick<WorkOrderItem, 'quantity' | 'partRemark'>>;

export interface ItemEdit {
  listId: number;
  item: WorkOrderItem;
  values: ItemValues;
}

/**
 * Updates an item optimistically and rolls back on an error. If the same field was changed elsewhere in the meantime,
 * the user chooses one of the two values. @throws CallError
 */
export async function updateItem({ listId, item, values }: ItemEdit): Promise<void> {
  // A response that is on its way would overwrite the optimistic values.
  await queryClient.cancelQueries([workOrderCalls.getItem.operation]);
  // The previous edit may have been saved since the caller rendered: its values are the ones to expect.
  const current = findCachedItem(item.partId) ?? item;
  setCachedItems([{ ...current, ...values }]);
  try {
    setCachedItems([await save({ listId, item: current, values })]);
  } catch (error) {
    // The refetch fails too while offline, so roll back first.
    setCachedItems([current]);
    void refetchCalls(workOrderCalls.getItem);
    throw error;
  }
  announceChanges(orderReads);
  await refetchCalls(workOrderCalls.getPartList, workOrderCalls.getList);
}

async function save({ listId, item, values }: ItemEdit): Promise<WorkOrderItem> {
  const { partId } = item;
  const seen = omitUndefined({
    quantity: values.quantity === undefined ? undefined : item.quantity,
    partRemark: values.partRemark === undefined ? undefined : item.partRemark,
  });
  try {
    return await request(workOrderCalls.updatePartListItem, { listId, partId, values, seen });
  } catch (error) {
    const saved = savedItemOf(error, partId);
    if (saved === undefined) throw error;
    if (Object.entries(values).every(([name, value]) => Reflect.get(saved, name) === value)) return saved;
    const field = changedField(saved, seen);
    if (field === 'other') return save({ listId, item: saved, values });
    const answer = await promptConflict({
      name: item.stdPartName,
      field,
      theirs: String(saved[field]),
      mine: String(values[field]),
      changedAt: saved.updateTime,
    });
    return answer === 'mine' ? save({ listId, item: saved, values }) : saved;
  }
}
