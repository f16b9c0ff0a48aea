import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Up to so many rows are all in the page: find in page and screen readers then see them all. */
const ALL_UP_TO = 100;

interface WindowRows {
  count: number;
  /** In pixels, before a row has been measured. */
  rowHeight: number;
  /** What the rows stand in. */
  frame: RefObject<HTMLElement>;
}

/** Which rows of a list that scrolls with the page are in it, and how much room the others take, in pixels. */
export function useWindowRows({ count, rowHeight, frame }: WindowRows) {
  const isAll = count <= ALL_UP_TO;
  const [top, setTop] = useState(0);
  // What stands above the list changes with warnings and progress.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element !== null) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });
  const virtual = useWindowVirtualizer({
    count,
    enabled: !isAll,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: top,
  });
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!isAll) virtual.measureElement(row);
    },
    [isAll, virtual],
  );
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (isAll || first === undefined || last === undefined)
    return { first: 0, last: isAll ? count : Math.min(count, 30), before: 0, after: 0, measure };
  const before = Math.max(0, first.start - top);
  return {
    first: first.index,
    last: last.index + 1,
    before,
    after: Math.max(0, virtual.getTotalSize() - (last.end - top)),
    measure,
  };
}
