import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** Up to so many rows are all in the page: find in page and screen readers then see them all. */
const ALL_UP_TO = 100;
const ROW_HEIGHT = 37;

/** Which rows are in the page, and how much room the others before and after them take, in pixels. */
export function useRowWindow(count: number, frame: RefObject<HTMLElement>) {
  const isAll = count <= ALL_UP_TO;
  const virtual = useVirtualizer({
    count,
    enabled: !isAll,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!isAll) virtual.measureElement(row);
    },
    [isAll, virtual],
  );
  const items = virtual.getVirtualItems();
  const [start, end] = [items[0], items.at(-1)];
  if (isAll || start === undefined || end === undefined)
    return { first: 0, last: isAll ? count : 0, before: 0, after: 0, scrollTo: () => undefined, measure };
  return {
    first: start.index,
    last: end.index + 1,
    before: start.start,
    after: virtual.getTotalSize() - end.end,
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'center' }),
    measure,
  };
}
