import { useEffect, useRef } from 'react';

/** Types for someone: each time that `chosen` is another value, its fields are put into the form. */
export function useFill<Name extends string>(
  set: (name: Name, value: string) => void,
  chosen: Readonly<Partial<Record<Name, string>>> | null,
): void {
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => {
    if (chosen === null) return;
    for (const name in chosen) latest.current(name, chosen[name] ?? '');
  }, [chosen]);
}
