import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { needsMessage } from '../../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../../providers/calls/use-error-message.ts';
import { notify } from '../../../../providers/notification.ts';
import { saveItem } from './save-item.ts';
import type { ItemValues } from './update-item.ts';

/** Saves an item. Resolves to whether the value was accepted, as useAutoSave expects. */
export function useSaveItem(listId: number): (item: WorkOrderItem, values: ItemValues) => Promise<boolean> {
  const messageOf = useErrorMessage();
  return async (item, values) => {
    try {
      await saveItem({ listId, item, values });
      return true;
    } catch (error) {
      if (needsMessage(error)) notify('error', messageOf(error));
      return false;
    }
  };
}
