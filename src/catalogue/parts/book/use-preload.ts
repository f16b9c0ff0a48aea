import { useEffect } from 'react';
import type { BookPlace } from './book-bodies.ts';
import { fetchPage, type PageCall } from './fetch-book.ts';

/** Where the browser does not tell when it has nothing to do. */
const IDLE_MS = 400;

type Neighbours = readonly [next: number | undefined, former: number | undefined];

/** Fetches the pages after and before the open one, once that one stands and the browser has nothing else to do. */
export function usePreload(
  { vehicleId, vin }: Pick<BookPlace, 'vehicleId' | 'vin'>,
  [nextId, formerId]: Neighbours,
  call: PageCall | undefined,
): void {
  useEffect(() => {
    if (call === undefined) return;
    return whenIdle(() => {
      for (const vehAssyId of [nextId, formerId]) {
        if (vehAssyId !== undefined) void fetchPage({ vehicleId, vin }, vehAssyId, call);
      }
    });
  }, [call, nextId, formerId, vehicleId, vin]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, IDLE_MS);
  return () => clearTimeout(id);
}
