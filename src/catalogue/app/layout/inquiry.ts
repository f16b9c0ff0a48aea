import { queryClient } from '../../../providers/calls/query-client.ts';
import { clearLastSearch } from '../../shared/search/last-search.ts';

/** Clears the vehicle and part data of an inquiry: its answers that nobody shows any more, and what was searched last. */
export function leaveInquiry(): void {
  clearLastSearch();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ meta }) => String(meta?.path ?? '').startsWith('/api/PAGE_'),
  });
}
