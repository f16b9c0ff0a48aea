interface Span {
  top: number;
  bottom: number;
}

/**
 * Scroll distance in pixels that brings a row to the middle of the list or just into view.
 * @param list the visible part of the list, without its sticky head
 */
export function rowScroll(row: Span, list: Span, to: 'middle' | 'nearest'): number {
  if (to === 'middle') return (row.top + row.bottom) / 2 - (list.top + list.bottom) / 2;
  if (row.top < list.top) return row.top - list.top;
  return row.bottom > list.bottom ? row.bottom - list.bottom : 0;
}
