import type { Query } from '@tanstack/react-query';
import { CallError } from '../calls/call-error.ts';
import { queryClient } from '../calls/query-client.ts';
import { refreshRestored } from '../offline/refresh-restored.ts';
import { isRestored } from '../offline/restored.ts';

/** After a reconnect: refetches the active queries that got no response or are stale. */
export async function refetchAfterReconnect(): Promise<void> {
  await Promise.all([
    queryClient.refetchQueries({ type: 'active', predicate: isToRead }, { cancelRefetch: false }),
    refreshRestored(),
  ]);
}

/** Stale queries that can take a lookup are left alone: only the user may spend one. refresh-restored.ts has the restored ones. */
function isToRead(query: Query): boolean {
  if (isRestored(query)) return false;
  const { error, status } = query.state;
  if (status === 'error') return error instanceof CallError && error.isUnanswered;
  return query.isStale() && query.meta?.isCharged !== true;
}
