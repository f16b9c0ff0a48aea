import { modifyListName } from '../../contract/work-orders.ts';
import { ask } from '../../providers/client.ts';
import { refreshAllOrders } from './refresh-orders.ts';

/** Renames an order, wherever it is shown. @throws CallError */
export async function renameOrder(listId: number, name: string): Promise<void> {
  await ask(modifyListName, { listId, name });
  await refreshAllOrders();
}
