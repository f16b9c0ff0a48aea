import { useEffect } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';

/** Fills the form in each time that `values` is a new object. */
export function usePrefill<Name extends string>(
  set: (name: Name, value: string) => void,
  values: Readonly<Partial<Record<Name, string>>> | null,
): void {
  const setField = useStableCallback(set);
  useEffect(() => {
    if (values === null) return;
    for (const name in values) setField(name, values[name] ?? '');
  }, [values, setField]);
}
