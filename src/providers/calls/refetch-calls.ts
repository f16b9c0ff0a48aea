import type { Query } from '@tanstack/react-query';
import type { AnyCall } from '../../contract/call.ts';
import { queryClient } from './query-client.ts';

/**
 * Refetches the shown results of these calls after a change, and marks the others as out of date. A first request that is
 * under way may have read the state before the change, and react-query would wait for it instead: it is cancelled.
 */
export async function refetchCalls(...calls: readonly AnyCall[]): Promise<void> {
  const keys = calls.map(({ operation }) => [operation]);
  const isFirstRequest = { predicate: (query: Query) => query.state.data === undefined && query.isActive() };
  await Promise.all(keys.map((key) => queryClient.cancelQueries(key, isFirstRequest)));
  await Promise.all(keys.map((key) => queryClient.invalidateQueries(key)));
}
