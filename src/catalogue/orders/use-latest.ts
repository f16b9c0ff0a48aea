import { useRef, useState } from 'react';

/**
 * A value that is saved as it changes, one save at a time: what is passed over while one is under way is never sent.
 * Gives what to show (the value asked for until it is saved, then the saved one) and the way to ask for another.
 * A save that fails has told the user itself; the saved value shows again.
 */
export function useLatest<Value>(
  saved: Value,
  save: (value: Value) => Promise<boolean>,
): [shown: Value, ask: (value: Value) => void] {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const next = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  const run = async () => {
    isSaving.current = true;
    while (next.current !== null) {
      const { value } = next.current;
      next.current = null;
      if (!(await save(value))) next.current = null;
    }
    isSaving.current = false;
    setWanted(null);
  };
  const ask = (value: Value) => {
    next.current = { value };
    setWanted(next.current);
    if (!isSaving.current) void run();
  };
  return [wanted === null ? saved : wanted.value, ask];
}
