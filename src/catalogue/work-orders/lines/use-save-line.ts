import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { changeItem, type LineValues } from './change-item.ts';
import type { Saved } from './use-latest.ts';

/** Saves a change of a line, and says what became of it. */
export function useSaveLine(listId: number): (item: WorkOrderItem, values: LineValues) => Promise<Saved> {
  const wordsOf = useErrorMessage();
  return async (item, values) => {
    try {
      await changeItem({ listId, item, values });
      return 'saved';
    } catch (error) {
      if (error instanceof CallError && ['network', 'timeout'].includes(error.code)) return 'unsent';
      if (needsMessage(error)) notify('error', wordsOf(error));
      return 'refused';
    }
  };
}
