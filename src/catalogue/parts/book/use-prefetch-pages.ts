import { useEffect } from 'react';
import type { BookRequest } from './book-bodies.ts';
import { type PageCall, prefetchPage } from './prefetch-book.ts';

/** Delay in browsers without requestIdleCallback (Safari). */
const IDLE_MS = 400;

type Neighbours = readonly [next: number | undefined, former: number | undefined];

/** Prefetches the next and the previous page when the browser is idle. */
export function usePrefetchPages(
  { vehicleId, vin }: Pick<BookRequest, 'vehicleId' | 'vin'>,
  [nextId, formerId]: Neighbours,
  call: PageCall | undefined,
): void {
  useEffect(() => {
    if (call === undefined) return;
    return onIdle(() => {
      for (const vehAssyId of [nextId, formerId]) {
        if (vehAssyId !== undefined) void prefetchPage({ vehicleId, vin }, vehAssyId, call);
      }
    });
  }, [call, nextId, formerId, vehicleId, vin]);
}

function onIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, IDLE_MS);
  return () => clearTimeout(id);
}
