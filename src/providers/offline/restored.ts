import type { Query } from '@tanstack/react-query';
import { queryClient } from '../calls/query-client.ts';

interface Origin {
  /** When the server answered, in epoch milliseconds. */
  savedAt: number;
  /** The user's own menu or provinces, not a vehicle's data. */
  isOwn: boolean;
}

/** The queries that show stored data, by hash. */
const restored = new Map<string, Origin>();
/** Stored data that is about to enter the query cache, by hash. */
const arriving = new Map<string, Origin>();
/** By result: some screens also put it into the cache under a second key. */
const results = new WeakMap<object, Origin>();

let isWatching = false;

/** Whether a query of this hash is fetching. Only then can the age of its data be recorded. */
export function isFetching(queryHash: string): boolean {
  return queryClient.getQueryCache().get(queryHash)?.state.fetchStatus === 'fetching';
}

/** Records that a query gets stored data instead of a response. */
export function markRestored(queryHash: string, result: unknown, origin: Origin): void {
  arriving.set(queryHash, origin);
  if (typeof result === 'object' && result !== null) results.set(result, origin);
  if (isWatching) return;
  isWatching = true;
  queryClient.getQueryCache().subscribe((event) => {
    if (event?.type === 'removed') restored.delete(event.query.queryHash);
    if (event?.type !== 'updated') return;
    // A new fetch replaces one that was cancelled, whose data never arrives.
    if (event.action.type === 'fetch') arriving.delete(event.query.queryHash);
    if (event.action.type === 'success') onData(event.query, event.action.manual === true);
  });
}

/** Gives stored data the age of its response, so that it counts as stale. Any other data comes from the server. */
function onData(query: Query, isManual: boolean): void {
  const { queryHash, state } = query;
  if (!isManual && !arriving.has(queryHash)) forget(query);
  const origin = arriving.get(queryHash) ?? results.get(Object(state.data));
  arriving.delete(queryHash);
  if (origin === undefined) {
    restored.delete(queryHash);
    return;
  }
  restored.set(queryHash, origin);
  query.setState({ dataUpdatedAt: origin.savedAt });
}

/** For a query that has the server’s data, or is about to get it: equal data stays the same object in the cache. */
export function forget({ queryHash, state }: Query): void {
  restored.delete(queryHash);
  results.delete(Object(state.data));
}

export function isRestored({ queryHash }: Query): boolean {
  return restored.has(queryHash);
}

/** Whether the query shows stored data of a vehicle. */
export function isRestoredOfVehicle({ queryHash }: Query): boolean {
  return restored.get(queryHash)?.isOwn === false;
}

/** The queries of the page that show stored data. */
export function activeRestored(): Query[] {
  return queryClient.getQueryCache().findAll({ type: 'active', predicate: isRestored });
}
