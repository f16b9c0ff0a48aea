import { useRef, useState } from 'react';
import { useStableCallback } from '../../../../ui/hooks/use-stable-callback.ts';

export interface AutoSave<Value> {
  /** The last value set, until it is saved; then the saved one. */
  value: Value;
  set: (value: Value) => void;
}

/**
 * Saves a value whenever it is set, one request at a time; values set during a request are skipped, except the last.
 * `save` resolves to whether the value was accepted; a rejected one is reset to the saved one.
 */
export function useAutoSave<Value>(savedValue: Value, save: (value: Value) => Promise<boolean>): AutoSave<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const pending = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  const run = useStableCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    while (pending.current !== null) {
      const sent = pending.current;
      const isAccepted = await save(sent.value);
      // A newer value may have been set during the request; a rejection drops it too.
      if (!isAccepted || pending.current === sent) pending.current = null;
    }
    isSaving.current = false;
    setDraft(null);
  });
  return {
    value: draft === null ? savedValue : draft.value,
    set(value) {
      pending.current = { value };
      setDraft(pending.current);
      void run();
    },
  };
}
