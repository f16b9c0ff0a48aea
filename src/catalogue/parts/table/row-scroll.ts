interface Span {
  top: number;
  bottom: number;
}

/**
 * How far a list is to be scrolled, in pixels, to bring a row to its middle or just into view.
 * @param list what of the list can be seen, without its sticky head
 */
export function rowScroll(row: Span, list: Span, to: 'middle' | 'nearest'): number {
  if (to === 'middle') return (row.top + row.bottom) / 2 - (list.top + list.bottom) / 2;
  if (row.top < list.top) return row.top - list.top;
  return row.bottom > list.bottom ? row.bottom - list.bottom : 0;
}
