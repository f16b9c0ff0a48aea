import { toHalfWidthUpper } from '../../half-width.ts';
import type { DateOrder } from './cell-value.ts';

/** A date that begins with day and month in either order, maybe with a time. */
const TWO_NUMBERS = /^(\d{1,2})([-/])(\d{1,2})\2\d{4}(?:[ T].*)?$/;

export interface DateOrders {
  /** The order that all dates leave possible and some of them prove; null where none or both are proven. */
  order: DateOrder | null;
  /** The first date that can be read either way. */
  ambiguous: string | undefined;
}

/** In which order the dates of a table have day and month: `31/12/2019` proves it for `05/06/2020`. */
export function dateOrdersOf(cells: Iterable<string>): DateOrders {
  const proven = new Set<DateOrder>();
  let ambiguous: string | undefined;
  for (const cell of cells) {
    const text = toHalfWidthUpper(cell).trim();
    const match = TWO_NUMBERS.exec(text);
    if (match === null) continue;
    const [one, two] = [Number(match[1]), Number(match[3])];
    if (one > 12) proven.add('dayFirst');
    else if (two > 12) proven.add('monthFirst');
    else if (one !== two) ambiguous ??= text;
  }
  const [only, other] = proven;
  return { order: other === undefined ? (only ?? null) : null, ambiguous };
}
