import type { Query } from '@tanstack/react-query';
import { queryClient } from '../calls/query-client.ts';

interface Kept {
  /** When the server gave it, in epoch milliseconds. */
  savedAt: number;
  /** The user's own menu or provinces, not a vehicle's data. */
  isOwn: boolean;
}

/** The queries whose data was kept in this browser, by hash. */
const recalled = new Map<string, Kept>();
/** Kept data that is about to enter the query cache, by hash. */
const arriving = new Map<string, Kept>();
/** Results that were kept: screens put one into the cache under a second key, too. */
const results = new WeakMap<object, Kept>();

let isWatching = false;

/** Whether a query of this hash waits for its data: only then the page can say how old it is. */
export function isFetching(queryHash: string): boolean {
  return queryClient.getQueryCache().get(queryHash)?.state.fetchStatus === 'fetching';
}

/** Notes that a query without a response gets what was kept. */
export function markRecalled(queryHash: string, result: unknown, kept: Kept): void {
  arriving.set(queryHash, kept);
  if (typeof result === 'object' && result !== null) results.set(result, kept);
  if (isWatching) return;
  isWatching = true;
  queryClient.getQueryCache().subscribe((event) => {
    if (event?.type === 'removed') recalled.delete(event.query.queryHash);
    if (event?.type !== 'updated') return;
    // Data of a cancelled fetch never arrives.
    if (event.action.type === 'fetch') arriving.delete(event.query.queryHash);
    if (event.action.type === 'success') onData(event.query, event.action.manual === true);
  });
}

/** Kept data is as old as the server's answer, so that it is stale; any other data comes from the server. */
function onData(query: Query, isManual: boolean): void {
  const { queryHash, state } = query;
  if (!isManual && !arriving.has(queryHash)) forget(query);
  const kept = arriving.get(queryHash) ?? results.get(Object(state.data));
  arriving.delete(queryHash);
  if (kept === undefined) {
    recalled.delete(queryHash);
    return;
  }
  recalled.set(queryHash, kept);
  query.setState({ dataUpdatedAt: kept.savedAt });
}

/** The query is about to get the server's data, or has it. Equal data stays the same object in the cache. */
export function forget({ queryHash, state }: Query): void {
  recalled.delete(queryHash);
  results.delete(Object(state.data));
}

export function isRecalled({ queryHash }: Query): boolean {
  return recalled.has(queryHash);
}

/** Whether the query shows kept data of a vehicle. */
export function isRecalledOfVehicle({ queryHash }: Query): boolean {
  return recalled.get(queryHash)?.isOwn === false;
}

/** The queries of the page that show what was kept. */
export function activeRecalled(): Query[] {
  return queryClient.getQueryCache().findAll({ type: 'active', predicate: isRecalled });
}
