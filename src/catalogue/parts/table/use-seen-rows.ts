import { type RefObject, useEffect, useRef } from 'react';

/** Rows this near to what is in view are as good as seen: their prices are there when they are. */
const AHEAD = '240px';

/**
 * Tells which of a list's rows have come into view, by their `data-row`. The rows in the page change as the list is
 * scrolled: `first` and `last` say which they are.
 */
export function useSeenRows(
  frame: RefObject<HTMLElement>,
  { first, last }: { first: number; last: number },
  onSeen: (rows: number[]) => void,
): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are in the page when these numbers are others
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const rows = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [Number(target.dataset.row)] : [],
        );
        if (rows.length > 0) latest.current(rows);
      },
      { root: element, rootMargin: AHEAD },
    );
    for (const row of element.querySelectorAll('[data-row]')) observer.observe(row);
    return () => observer.disconnect();
  }, [frame, first, last]);
}
