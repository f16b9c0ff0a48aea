import { useEffect, useMemo } from 'react';
import { useStore } from '../../../providers/store.ts';
import { openOrder, sendUnsent } from './send-unsent.ts';
import { type EditedField, type UnsentEdit, unsentEdits } from './unsent-edits.ts';

/** Unsaved changes to one order. On mount, retries those left from earlier visits. */
export function useUnsentEdits(listId: number): readonly UnsentEdit[] {
  const all = useStore(unsentEdits);
  useEffect(() => {
    const close = openOrder(listId);
    if (unsentEdits.get().length > 0) void sendUnsent();
    // Another tab may have added or saved some.
    window.addEventListener('storage', unsentEdits.reload);
    return () => {
      close();
      window.removeEventListener('storage', unsentEdits.reload);
    };
  }, [listId]);
  return useMemo(() => all.filter((edit) => edit.listId === listId), [all, listId]);
}

/** Whether this field has an unsaved change. */
export function useIsUnsent({ listId, partId, field }: EditedField): boolean {
  return useStore(unsentEdits).some((edit) => edit.listId === listId && edit.partId === partId && edit.field === field);
}
