import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../../providers/calls/call-error.ts';
import { needsMessage } from '../../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../../providers/calls/use-error-message.ts';
import { notify } from '../../../../providers/notification.ts';
import { type ItemValues, updateItem } from './update-item.ts';
import type { SaveResult } from './use-auto-save.ts';

/** Saves an item for useAutoSave. Not a useAction: being offline is no error here, the value is sent again later. */
export function useSaveItem(listId: number): (item: WorkOrderItem, values: ItemValues) => Promise<SaveResult> {
  const messageOf = useErrorMessage();
  return async (item, values) => {
    try {
      await updateItem({ listId, item, values });
      return 'saved';
    } catch (error) {
      if (error instanceof CallError && ['network', 'timeout'].includes(error.code)) return 'offline';
      if (needsMessage(error)) notify('error', messageOf(error));
      return 'rejected';
    }
  };
}
