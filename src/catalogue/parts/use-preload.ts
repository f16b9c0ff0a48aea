import { useEffect } from 'react';
import { getImageInfo, getTreeNodePartData } from '../../contract/parts.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';
import { keyOf } from '../../providers/use-call.ts';
import type { Neighbours } from './tree/assemblies.ts';
import { type BookPlace, pageBody } from './use-book.ts';

const STALE_MS = 10 * 60_000;
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
        if (vehAssyId !== undefined) void preload({ vehicleId, vin }, vehAssyId);
      }
    });
  }, [isReady, nextId, formerId, vehicleId, vin]);
}

async function preload(place: Pick<BookPlace, 'vehicleId' | 'vin'>, vehAssyId: number): Promise<void> {
  const body = pageBody(place, vehAssyId);
  await queryClient.prefetchQuery({
    queryKey: keyOf(getTreeNodePartData, body),
    queryFn: () => ask(getTreeNodePartData, body),
    staleTime: STALE_MS,
  });
  const page = queryClient.getQueryData<{ drawingId: number | null }>(keyOf(getTreeNodePartData, body));
  const drawingId = page?.drawingId ?? null;
  if (drawingId === null) return;
  await queryClient.prefetchQuery({
    queryKey: keyOf(getImageInfo, { drawingId }),
    queryFn: () => ask(getImageInfo, { drawingId }),
    staleTime: STALE_MS,
  });
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, IDLE_MS);
  return () => clearTimeout(id);
}
