import { useEffect, useRef } from 'react';

/** Fills the form in each time that `values` is a new object. */
export function usePrefill<Name extends string>(
  set: (name: Name, value: string) => void,
  values: Readonly<Partial<Record<Name, string>>> | null,
): void {
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => {
    if (values === null) return;
    for (const name in values) latest.current(name, values[name] ?? '');
  }, [values]);
}
