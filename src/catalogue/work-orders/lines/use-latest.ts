import { useEffect, useRef, useState } from 'react';

/** saved; refused, and the user has been told; or unsent, because there is no connection. */
export type Saved = 'saved' | 'refused' | 'unsent';

export interface Latest<Value> {
  /** The value asked for until it is saved, then the saved one. */
  shown: Value;
  ask: (value: Value) => void;
  /** The value shown could not be sent: it is sent again once there is a connection, or by retry. */
  isUnsent: boolean;
  retry: () => void;
}

/**
 * A value that is saved as it changes, one save at a time: what is passed over while one is under way is never sent.
 * What is refused goes back to the saved value; what could not be sent is kept.
 */
export function useLatest<Value>(saved: Value, save: (value: Value) => Promise<Saved>): Latest<Value> {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const [isUnsent, setUnsent] = useState(false);
  const next = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  const run = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setUnsent(false);
    let outcome: Saved = 'saved';
    while (next.current !== null && outcome !== 'unsent') {
      const asked = next.current;
      outcome = await save(asked.value);
      // Another value may have been asked for meanwhile; a refusal gives up both.
      if (outcome === 'refused' || (outcome === 'saved' && next.current === asked)) next.current = null;
    }
    isSaving.current = false;
    setUnsent(outcome === 'unsent');
    if (outcome !== 'unsent') setWanted(null);
  };
  const latestRun = useRef(run);
  latestRun.current = run;
  useEffect(() => {
    if (!isUnsent) return undefined;
    const onOnline = () => void latestRun.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnsent]);
  return {
    shown: wanted === null ? saved : wanted.value,
    ask(value) {
      next.current = { value };
      setWanted(next.current);
      void run();
    },
    isUnsent,
    retry: () => void run(),
  };
}
