import type { RefObject } from 'react';
import { useList } from './list-context.ts';
import type { Row } from './rows.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** Fetches the prices of rows as they come into view. */
export function usePricedRows(
  frame: RefObject<HTMLElement>,
  rows: readonly Row[],
  inPage: { first: number; last: number },
): void {
  const { prices } = useList();
  useSeenRows(frame, inPage, (seen) =>
    prices.onSeen(
      seen.flatMap((index) => {
        const row = rows[index];
        return row === undefined ? [] : [row.part];
      }),
    ),
  );
}
