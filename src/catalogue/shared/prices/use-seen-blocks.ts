import { useCallback, useMemo, useState } from 'react';
import { type PricedPart, priceBlocks, priceKey } from './price-batches.ts';

export interface Block {
  parts: readonly PricedPart[];
  /** One of its rows is or was in view, so its prices are fetched. */
  isSeen: boolean;
}

/** A list in blocks. The first counts as seen from the beginning, the block of another row once `onSeen` reports it. */
export function useSeenBlocks(parts: readonly PricedPart[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { blocks, headOf } = useMemo(() => {
    const all = priceBlocks(parts);
    const heads = new Map<string, string>();
    for (const block of all) for (const part of block) heads.set(priceKey(part), headKey(block));
    return { blocks: all, headOf: heads };
  }, [parts]);
  const onSeen = useCallback(
    (visible: readonly PricedPart[]) => {
      const heads = visible.map((part) => headOf.get(priceKey(part)) ?? '');
      setSeen((before) => (heads.every((head) => before.has(head)) ? before : new Set([...before, ...heads])));
    },
    [headOf],
  );
  const seenBlocks = useMemo(
    () => blocks.map((block, index): Block => ({ parts: block, isSeen: index === 0 || seen.has(headKey(block)) })),
    [blocks, seen],
  );
  return { blocks: seenBlocks, onSeen };
}

function headKey([head]: readonly PricedPart[]): string {
  return head === undefined ? '' : priceKey(head);
}
