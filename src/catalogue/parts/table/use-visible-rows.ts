import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';

/** Rows this near to the view count as visible, so that their prices are loaded before they scroll in. */
const AHEAD = '240px';

/**
 * Reports the rows that come into view by their `data-row`.
 * @param rendered the rendered rows; the observer is set up again when virtual scrolling changes them
 */
export function useVisibleRows(
  frame: RefObject<HTMLElement>,
  { first, last }: { first: number; last: number },
  onSeen: (rows: number[]) => void,
): void {
  const reportRows = useStableCallback(onSeen);
  // Without the range, rows that virtual scrolling adds would never be observed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the rows from the DOM
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const rows = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? [Number(target.dataset.row)] : [],
        );
        if (rows.length > 0) reportRows(rows);
      },
      { root: element, rootMargin: AHEAD },
    );
    for (const row of element.querySelectorAll('[data-row]')) observer.observe(row);
    return () => observer.disconnect();
  }, [frame, first, last, reportRows]);
}
