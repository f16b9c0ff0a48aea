import { notifyManager, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { queryClient } from '../calls/query-client.ts';
import { isRestoredOfVehicle } from './restored.ts';

/**
 * The age of the page’s data: when the server gave the oldest stored data on it, in epoch milliseconds. While the connection
 * is lost (`isLost`) all data about a vehicle counts. Undefined if there is none.
 */
export function useDataSince(isLost: boolean): number | undefined {
  const oldest = useCallback(() => oldestData(isLost), [isLost]);
  return useSyncExternalStore(subscribe, oldest, oldest);
}

// Not at once: the cache also notifies while a component renders that starts to observe a query.
const subscribe = (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener));

function oldestData(isLost: boolean): number | undefined {
  const hasAge = (query: Query) =>
    query.state.status === 'success' && (isRestoredOfVehicle(query) || (isLost && isAboutVehicle(query)));
  const queries = queryClient.getQueryCache().findAll({ type: 'active', predicate: hasAge });
  return queries.length === 0 ? undefined : Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
}

/** The last part of a call's query key is its body. */
function isAboutVehicle({ queryKey }: Query): boolean {
  return Object(queryKey.at(-1)).vehicleId !== undefined;
}
