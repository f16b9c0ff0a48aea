import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../../../ui/hooks/use-stable-callback.ts';

/** `rejected` after the error was displayed, `offline` without a connection. */
export type SaveResult = 'saved' | 'rejected' | 'offline';

export interface AutoSave<Value> {
  /** The last value set, until it is saved; then the saved one. */
  value: Value;
  set: (value: Value) => void;
  /** The value could not be sent; it is sent again when the browser is online, or by `retry`. */
  isOffline: boolean;
  retry: () => void;
}

/**
 * Saves a value whenever it is set, one request at a time; values set during a request are skipped, except the last.
 * A rejected value is reset to the saved one; one that could not be sent is kept.
 */
export function useAutoSave<Value>(savedValue: Value, save: (value: Value) => Promise<SaveResult>): AutoSave<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const [isOffline, setOffline] = useState(false);
  const pending = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  const run = useStableCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setOffline(false);
    let result: SaveResult = 'saved';
    while (pending.current !== null && result !== 'offline') {
      const sent = pending.current;
      result = await save(sent.value);
      // A newer value may have been set during the request; a rejection drops it too.
      if (result === 'rejected' || (result === 'saved' && pending.current === sent)) pending.current = null;
    }
    isSaving.current = false;
    setOffline(result === 'offline');
    if (result !== 'offline') setDraft(null);
  });
  useEffect(() => {
    if (!isOffline) return undefined;
    const onOnline = () => void run();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline, run]);
  return {
    value: draft === null ? savedValue : draft.value,
    set(value) {
      pending.current = { value };
      setDraft(pending.current);
      void run();
    },
    isOffline,
    retry: () => void run(),
  };
}
