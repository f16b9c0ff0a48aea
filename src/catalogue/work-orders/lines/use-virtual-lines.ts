import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Shorter orders are rendered completely, for find in page and screen readers. */
const RENDERED_MAX = 150;
const ROW_HEIGHT = 45;
const CARD_HEIGHT = 300;

/** The range of rendered lines (`last` is exclusive), and the height of those before and after it in pixels. */
export function useVirtualLines(count: number, table: RefObject<HTMLElement>) {
  const isAll = count <= RENDERED_MAX;
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = table.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  }, [table]);
  const virtual = useWindowVirtualizer({
    count,
    enabled: !isAll,
    estimateSize: () => (window.innerWidth <= 720 ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: 10,
    scrollMargin: margin,
  });
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!isAll) virtual.measureElement(row);
    },
    [isAll, virtual],
  );
  const lines = virtual.getVirtualItems();
  const [start, end] = [lines[0], lines.at(-1)];
  if (isAll || start === undefined || end === undefined)
    return { first: 0, last: isAll ? count : 0, before: 0, after: 0, measure };
  return {
    first: start.index,
    last: end.index + 1,
    before: start.start - margin,
    after: virtual.getTotalSize() - (end.end - margin),
    measure,
  };
}
