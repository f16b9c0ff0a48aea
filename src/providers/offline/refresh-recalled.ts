import type { Query } from '@tanstack/react-query';
import { paidOnly } from '../calls/charge-consent.ts';
import { queryClient } from '../calls/query-client.ts';
import { activeRecalled, forget, isRecalled } from './recalled.ts';

/**
 * Once connected again: replaces what was kept by the server's answers, as far as they cost no lookup. What would cost one
 * stays as it is, and the page goes on saying how old it is.
 */
export async function refreshRecalled(): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ type: 'active' });
  await Promise.all(queries.map((query) => refreshOne(query)));
}

async function refreshOne(query: Query): Promise<void> {
  // A request that failed before may still be looking for what was kept. `fetch` joins it.
  if (query.state.fetchStatus === 'fetching') await query.fetch().catch(() => undefined);
  if (isRecalled(query)) await refreshUnlessCharged(query);
}

/** Replaces it in any case, as the user has asked for. */
export async function refreshWithCharge(): Promise<void> {
  const queries = new Set(activeRecalled());
  await queryClient.refetchQueries({ predicate: (query) => queries.has(query) });
}

async function refreshUnlessCharged(query: Query): Promise<void> {
  const { queryFn } = query.options;
  if (queryFn === undefined) return;
  try {
    const answer = await paidOnly(() => queryFn({ queryKey: query.queryKey, meta: query.meta }));
    forget(query);
    queryClient.setQueryData(query.queryKey, answer);
  } catch {
    // Refused, or lost again: the query keeps its data.
  }
}
