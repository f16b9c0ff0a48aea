import { useEffect } from 'react';
import { unsentNum } from '../../../providers/connection/unsent-num.ts';
import { useIsOnline } from '../../../providers/connection/use-is-online.ts';
import { useStore } from '../../../providers/store.ts';
import { unsentEdits } from '../../work-orders/unsent/unsent-edits.ts';

/** Saves unsaved work order changes on reconnect, on any page. */
export function useSaveOnReconnect(): void {
  const isOnline = useIsOnline();
  const editNum = useStore(unsentEdits).length;
  useEffect(() => {
    unsentNum.set(editNum);
    return () => unsentNum.set(0);
  }, [editNum]);
  useEffect(() => {
    if (!isOnline || unsentEdits.get().length === 0) return;
    import('../../work-orders/unsent/send-unsent.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => undefined);
  }, [isOnline]);
}
