import type { Query } from '@tanstack/react-query';
import { CallError } from '../calls/call-error.ts';
import { queryClient } from '../calls/query-client.ts';

/** After a lost connection: reads again what got no answer, and what else is shown and may have changed. */
export async function readAgain(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active', predicate: isToRead }, { cancelRefetch: false });
}

/** A vehicle that is open for longer than a lookup lasts must not take another by itself. */
function isToRead(query: Query): boolean {
  const { error, status } = query.state;
  if (status === 'error') return error instanceof CallError && error.isUnanswered;
  return query.isStale() && query.meta?.isCharged !== true;
}
