import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows rendered before the first measurement. */
const FIRST_ROWS = 30;

interface VirtualRows {
  count: number;
  /** Up to this count all rows are rendered, for find in page and screen readers. */
  renderAllMax: number;
  /** In pixels, until a row is measured. */
  rowHeight: () => number;
  container: RefObject<HTMLElement>;
}

/** The range of rendered rows (`last` is exclusive) of a long list, and the height in pixels of those before and after it. */
export function useVirtualRows({ count, renderAllMax, rowHeight, container }: VirtualRows) {
  const isAll = count <= renderAllMax;
  const [top, setTop] = useState(0);
  // On every render: the content above the list may change its height.
  useLayoutEffect(() => {
    const element = container.current;
    if (element !== null) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isAll,
    estimateSize: rowHeight,
    overscan: 10,
    scrollMargin: top,
  });
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!isAll) virtualizer.measureElement(row);
    },
    [isAll, virtualizer],
  );
  const items = virtualizer.getVirtualItems();
  const [start, end] = [items[0], items.at(-1)];
  if (isAll || start === undefined || end === undefined)
    return { first: 0, last: isAll ? count : Math.min(count, FIRST_ROWS), before: 0, after: 0, measure };
  return {
    first: start.index,
    last: end.index + 1,
    before: Math.max(0, start.start - top),
    after: Math.max(0, virtualizer.getTotalSize() - (end.end - top)),
    measure,
  };
}
