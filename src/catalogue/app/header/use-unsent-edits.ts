import { useEffect } from 'react';
import { keptChangesNum } from '../../../providers/connection/kept-changes.ts';
import { useIsOnline } from '../../../providers/connection/use-connection.ts';
import { useStore } from '../../../providers/store.ts';
import { unsentEdits } from '../../work-orders/unsent/unsent-edits.ts';

/** Sends the changes of work orders that had no connection, on whatever page the user is when it is back. */
export function useUnsentEdits(): void {
  const isOnline = useIsOnline();
  const editNum = useStore(unsentEdits).length;
  useEffect(() => {
    keptChangesNum.set(editNum);
    return () => keptChangesNum.set(0);
  }, [editNum]);
  useEffect(() => {
    if (!isOnline || unsentEdits.get().length === 0) return;
    import('../../work-orders/unsent/send-unsent.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => undefined);
  }, [isOnline]);
}
