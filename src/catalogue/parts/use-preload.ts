import { useEffect } from 'react';
import type { BookPlace } from './book-bodies.ts';
import { fetchPage } from './fetch-book.ts';
import type { Neighbours } from './tree/assemblies.ts';

/** Where the browser does not tell when it has nothing to do. */
const IDLE_MS = 400;

/** Fetches the drawings before and after the open one, once that one stands and the browser has nothing else to do. */
export function usePreload({ vehicleId, vin }: BookPlace, { before, after }: Neighbours, isReady: boolean): void {
  const nextId = after?.vehAssyId;
  const formerId = before?.vehAssyId;
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() => {
      for (const vehAssyId of [nextId, formerId]) {
        if (vehAssyId !== undefined) void fetchPage({ vehicleId, vin }, vehAssyId);
      }
    });
  }, [isReady, nextId, formerId, vehicleId, vin]);
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, IDLE_MS);
  return () => clearTimeout(id);
}
