import { queryClient } from '../../../providers/calls/query-client.ts';
import { clearLastSearch } from '../../shared/search/last-search.ts';

/** Clears the cached vehicle and part data that no screen shows, and the last search. */
export function clearSearchData(): void {
  clearLastSearch();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ meta }) => String(meta?.path ?? '').startsWith('/api/PAGE_'),
  });
}
