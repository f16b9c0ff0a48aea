import { useCallback, useMemo, useState } from 'react';
import { type PricedPart, priceBlocks, priceKey } from './price-batches.ts';

export interface Block {
  parts: readonly PricedPart[];
  /** A row of it is, or was, in view: its prices are wanted. */
  isSeen: boolean;
}

/** A list in blocks, the first of them in view from the beginning; `onSeen` brings in those of other rows. */
export function useSeenBlocks(parts: readonly PricedPart[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { blocks, headOf } = useMemo(() => {
    const found = priceBlocks(parts);
    const heads = new Map<string, string>();
    for (const block of found) for (const part of block) heads.set(priceKey(part), headKey(block));
    return { blocks: found, headOf: heads };
  }, [parts]);
  const onSeen = useCallback(
    (shown: readonly PricedPart[]) => {
      const heads = shown.map((part) => headOf.get(priceKey(part)) ?? '');
      setSeen((before) => (heads.every((head) => before.has(head)) ? before : new Set([...before, ...heads])));
    },
    [headOf],
  );
  const known = useMemo(
    () => blocks.map((block, index): Block => ({ parts: block, isSeen: index === 0 || seen.has(headKey(block)) })),
    [blocks, seen],
  );
  return { blocks: known, onSeen };
}

function headKey([head]: readonly PricedPart[]): string {
  return head === undefined ? '' : priceKey(head);
}
