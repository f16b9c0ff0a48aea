import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Up to so many lines are all in the page: find in page and screen readers then see them all. */
const ALL_UP_TO = 150;
const ROW_HEIGHT = 45;
const CARD_HEIGHT = 300;

/** Which lines of a long order are in the page, and how much room the others before and after them take, in pixels. */
export function useLineWindow(count: number, table: RefObject<HTMLElement>) {
  const isAll = count <= ALL_UP_TO;
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
