import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { partCalls } from '../../contract/parts/calls.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { queryKeyOf, queryMetaOf } from '../../providers/calls/query-key.ts';
import { useReconnect } from '../../providers/connection/use-reconnect.ts';
import { refreshLookups } from '../shared/quota/use-lookups.ts';
import type { FleetBook } from './fleet-table.ts';
import type { FleetEntry } from './fleet-vehicle.ts';

/** Books requested at once: the server bounds how many calls of an account run together. */
const AT_ONCE = 3;
/** The parts book changes only with a catalogue import. */
const STALE_MS = 10 * 60_000;

export interface FleetBooks {
  books: FleetBook[];
  failed: { entry: FleetEntry; error: unknown }[];
  /** Vehicles opened, loaded or not. */
  total: number;
  /** Requests that are running or wait for their turn. */
  waitingNum: number;
  retry(): void;
}

/** The common parts of the opened vehicles. Opening a vehicle takes a lookup unless it is open already. */
export function useFleetBooks(entries: readonly FleetEntry[], opened: ReadonlySet<number>): FleetBooks {
  const client = useQueryClient();
  const requested = entries.flatMap((entry) => {
    const { vehicle, read } = entry;
    if (vehicle === null || !opened.has(vehicle.vehicleId)) return [];
    const body = { vehicleId: vehicle.vehicleId, vin: read.vin };
    return [{ entry, body, key: queryKeyOf(partCalls.getCommonPartList, body) }];
  });
  const isSettled = (key: readonly unknown[]) => {
    const state = client.getQueryState(key);
    return state?.data !== undefined || state?.status === 'error';
  };
  const turn = new Set(requested.filter(({ key }) => !isSettled(key)).slice(0, AT_ONCE));
  const results = useQueries({
    queries: requested.map((each) => ({
      queryKey: each.key,
      queryFn: ({ signal }: { signal?: AbortSignal }) => request(partCalls.getCommonPartList, each.body, signal),
      enabled: turn.has(each),
      staleTime: STALE_MS,
      meta: queryMetaOf(partCalls.getCommonPartList),
    })),
  });
  const books: FleetBook[] = [];
  const failed: FleetBooks['failed'] = [];
  for (const [index, { entry }] of requested.entries()) {
    const result = results[index];
    if (result?.data !== undefined) books.push({ entry, parts: result.data.partsList });
    else if (result?.isError === true) failed.push({ entry, error: result.error });
  }
  const waitingNum = requested.length - books.length - failed.length;
  const isDone = requested.length > 0 && waitingNum === 0;
  useEffect(() => {
    if (isDone) void refreshLookups();
  }, [isDone]);
  // One after the other, for the same reason.
  useReconnect(async () => {
    for (const { error, refetch } of results) if (error instanceof CallError && error.isUnanswered) await refetch();
  });
  return {
    books,
    failed,
    total: requested.length,
    waitingNum,
    retry() {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
