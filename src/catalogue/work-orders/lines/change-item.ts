import type { AnyCall, ResultOf } from '../../../contract/call.ts';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { ChangedItems, type ItemChange, type WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { askConflict, changedField } from '../conflicts.ts';

/** What people change on a line where it stands. */
export type LineValues = Partial<Pick<WorkOrderItem, 'quantity' | 'partRemark'>>;

interface LineEdit {
  listId: number;
  item: WorkOrderItem;
  values: LineValues;
}

/**
 * Changes a line where it stands: shown at once, and taken back if the server refuses. Where someone else has changed the
 * same field meanwhile, the user says which of the two is to stand. @throws CallError
 */
export async function changeItem({ listId, item, values }: LineEdit): Promise<void> {
  // An answer that was under way would put the old values back.
  await queryClient.cancelQueries([workOrderCalls.getItem.operation]);
  // As it stands by now: the step before may have been saved since this one was asked for.
  const standing = shownItem(item.partId) ?? item;
  showItems([{ ...standing, ...values }]);
  try {
    showItems([await settle({ listId, item: standing, values })]);
  } catch (error) {
    // Without a connection nothing will be fetched: what is not saved must not look as if it were.
    showItems([standing]);
    void queryClient.invalidateQueries([workOrderCalls.getItem.operation]);
    throw error;
  }
  await refresh(workOrderCalls.getPartList, workOrderCalls.getList);
}

async function settle({ listId, item, values }: LineEdit): Promise<WorkOrderItem> {
  const { partId } = item;
  const seen = seenOf(item, values);
  try {
    return await request(workOrderCalls.updatePartListItem, { listId, partId, values, seen });
  } catch (error) {
    const now = itemsOf(error).find((changed) => changed.partId === partId);
    if (now === undefined) throw error;
    const field = changedField(now, seen);
    if (field === 'other') return settle({ listId, item: now, values });
    const answer = await askConflict({
      name: item.stdPartName,
      field,
      theirs: String(now[field]),
      mine: String(values[field]),
      changedAt: now.updateTime,
    });
    return answer === 'mine' ? settle({ listId, item: now, values }) : now;
  }
}

function seenOf({ quantity, partRemark }: WorkOrderItem, values: LineValues): LineValues {
  return {
    ...(values.quantity === undefined ? {} : { quantity }),
    ...(values.partRemark === undefined ? {} : { partRemark }),
  };
}

/** What the server sent with a refusal because items stand otherwise than they were seen. */
function itemsOf(error: unknown): WorkOrderItem[] {
  if (!(error instanceof CallError) || error.code !== '900409') return [];
  const parsed = ChangedItems.safeParse(error.result);
  return parsed.success ? parsed.data.items : [];
}

/** As many as one request carries. */
const AT_ONCE = 1000;

/** Changes many lines; each thousand is changed whole or not at all. @throws CallError */
export async function changeItems(listId: number, changes: readonly ItemChange[]): Promise<void> {
  try {
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const { items } = await request(workOrderCalls.updatePartListItems, {
        listId,
        changes: changes.slice(start, start + AT_ONCE),
      });
      showItems(items);
    }
  } catch (error) {
    await refresh(workOrderCalls.getItem);
    throw error;
  } finally {
    await refresh(workOrderCalls.getPartList, workOrderCalls.getList, workOrderCalls.getItemPresent);
  }
}

function refresh(...calls: readonly AnyCall[]): Promise<unknown> {
  return Promise.all(calls.map(({ operation }) => queryClient.invalidateQueries([operation])));
}

function showItems(changed: readonly WorkOrderItem[]): void {
  const byId = new Map(changed.map((item) => [item.partId, item]));
  queryClient.setQueriesData<ResultOf<typeof workOrderCalls.getItem>>([workOrderCalls.getItem.operation], (page) =>
    page === undefined ? undefined : { ...page, rows: page.rows.map((item) => byId.get(item.partId) ?? item) },
  );
}

function shownItem(partId: number): WorkOrderItem | undefined {
  const pages = queryClient.getQueriesData<ResultOf<typeof workOrderCalls.getItem>>([workOrderCalls.getItem.operation]);
  return pages.flatMap(([, page]) => page?.rows ?? []).find((item) => item.partId === partId);
}
