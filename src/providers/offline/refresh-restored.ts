import type { Query } from '@tanstack/react-query';
import { paidOnly } from '../calls/charge-consent.ts';
import { queryClient } from '../calls/query-client.ts';
import { activeRestored, forget, isRestored } from './restored.ts';

/**
 * After a reconnect: replaces stored data by new responses where these cost no lookup. The rest stays, and the page goes on
 * showing its age.
 */
export async function refreshRestored(): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ type: 'active' });
  await Promise.all(queries.map((query) => refreshOne(query)));
}

async function refreshOne(query: Query): Promise<void> {
  // A request that failed may still be reading from the database. `fetch` joins it.
  if (query.state.fetchStatus === 'fetching') await query.fetch().catch(() => undefined);
  if (isRestored(query)) await refreshUnlessCharged(query);
}

/** Also where it costs a lookup: on the user’s request. */
export async function refreshWithCharge(): Promise<void> {
  const queries = new Set(activeRestored());
  await queryClient.refetchQueries({ predicate: (query) => queries.has(query) });
}

async function refreshUnlessCharged(query: Query): Promise<void> {
  const { queryFn } = query.options;
  if (queryFn === undefined) return;
  try {
    const response = await paidOnly(() => queryFn({ queryKey: query.queryKey, meta: query.meta }));
    forget(query);
    queryClient.setQueryData(query.queryKey, response);
  } catch {
    // Refused, or the connection is lost again: the query keeps its data.
  }
}
