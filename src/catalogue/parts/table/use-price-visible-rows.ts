import type { RefObject } from 'react';
import { useListData } from './list-context.ts';
import type { Row } from './rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Fetches the prices of rows as they come into view. */
export function usePriceVisibleRows(
  frame: RefObject<HTMLElement>,
  rows: readonly Row[],
  inPage: { first: number; last: number },
): void {
  const { prices } = useListData();
  useVisibleRows(frame, inPage, (seen) =>
    prices.onSeen(
      seen.flatMap((index) => {
        const row = rows[index];
        return row === undefined ? [] : [row.part];
      }),
    ),
  );
}
