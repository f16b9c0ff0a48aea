import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatSearchState, parseSearchState, type SearchState } from './search-state.ts';

/** The search screen's state in the URL, and its setter, which replaces the whole query. */
export function useSearchState(): [SearchState, (state: SearchState, isReplacing?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseSearchState(params), [params]);
  const setState = useCallback(
    (next: SearchState, isReplacing = false) =>
      setParams(formatSearchState(next), { replace: isReplacing, preventScrollReset: true }),
    [setParams],
  );
  return [state, setState];
}
