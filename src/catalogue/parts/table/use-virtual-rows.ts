import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** Up to this many rows are all rendered, so that find-in-page and screen readers reach them. */
const ALL_UP_TO = 100;
const ROW_HEIGHT = 52;

/** Range of rendered rows, and the height in pixels of those before and after it. */
export function useVirtualRows(count: number, frame: RefObject<HTMLElement>) {
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
