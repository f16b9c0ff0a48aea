import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PartsUrlState, type PartsUrlStateChange, parsePartsUrlState, updateSearch } from './parts-url-state.ts';

/** Opening an assembly or a part panel adds a history entry; a selection replaces the current one. */
export type HistoryMode = 'push' | 'replace' | 'open';

/** The URL state of the parts screen and its setter. */
export function usePartsUrlState(): [PartsUrlState, (change: PartsUrlStateChange, mode?: HistoryMode) => void] {
  const { search, state: currentState } = useLocation();
  const navigate = useNavigate();
  // A second change may arrive before the router has rendered the first: apply it to the latest search, not the rendered one.
  const latest = useRef(search);
  const locationState = useRef<unknown>(currentState);
  useEffect(() => {
    latest.current = search;
    locationState.current = currentState;
  }, [search, currentState]);
  const setUrlState = useCallback(
    (change: PartsUrlStateChange, step: HistoryMode = 'replace') => {
      const next = updateSearch(latest.current, change);
      if (next === latest.current) return;
      latest.current = next;
      const state = step === 'open' ? { hasOpenedPart: true } : step === 'replace' ? locationState.current : null;
      navigate({ search: next }, { replace: step === 'replace', preventScrollReset: true, state });
    },
    [navigate],
  );
  return [useMemo(() => parsePartsUrlState(search), [search]), setUrlState];
}
