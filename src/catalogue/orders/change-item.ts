import type { BodyOf, ResultOf } from '../../contract/call.ts';
import { getItem, getList, getPartList, updatePartListItem, type WorkOrderItem } from '../../contract/work-orders.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';

export type ItemChange = BodyOf<typeof updatePartListItem>;

/** Changes an item where it stands: shown at once, and taken back if the server refuses. @throws CallError */
export async function changeItem({ listId, partId, values }: ItemChange): Promise<void> {
  // An answer that was under way would put the old values back.
  await queryClient.cancelQueries([getItem.operation]);
  showItem(partId, values);
  try {
    showItem(partId, await ask(updatePartListItem, { listId, partId, values }));
  } catch (error) {
    await queryClient.invalidateQueries([getItem.operation]);
    throw error;
  }
  await Promise.all([getPartList, getList].map(({ operation }) => queryClient.invalidateQueries([operation])));
}

function showItem(partId: number, { quantity, partRemark }: ItemChange['values'] | WorkOrderItem): void {
  queryClient.setQueriesData<ResultOf<typeof getItem>>([getItem.operation], (page) => {
    if (page === undefined) return undefined;
    const rows = page.rows.map((item) =>
      item.partId === partId
        ? { ...item, quantity: quantity ?? item.quantity, partRemark: partRemark ?? item.partRemark }
        : item,
    );
    return { ...page, rows };
  });
}
