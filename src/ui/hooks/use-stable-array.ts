import { useRef } from 'react';

/**
 * The same array as long as its items are the same: for arrays that are built on every render, as `useQueries` does, and
 * that memoised values depend on.
 */
export function useStableArray<Item>(items: readonly Item[]): readonly Item[] {
  const stable = useRef(items);
  if (!hasSameItems(stable.current, items)) stable.current = items;
  return stable.current;
}

function hasSameItems(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((item, index) => Object.is(item, now[index]));
}
