import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Place, type PlaceChange, placeOf, searchAfter } from './place.ts';

/** Opening an assembly or a part panel adds a history entry; a selection replaces the current one. */
export type Step = 'push' | 'replace' | 'open';

/** The URL state of the parts screen and its setter. */
export function usePlace(): [Place, (change: PlaceChange, step?: Step) => void] {
  const { search, state: now } = useLocation();
  const navigate = useNavigate();
  // A second change may arrive before the router has rendered the first: apply it to the latest search, not the rendered one.
  const latest = useRef(search);
  const kept = useRef<unknown>(now);
  useEffect(() => {
    latest.current = search;
    kept.current = now;
  }, [search, now]);
  const go = useCallback(
    (change: PlaceChange, step: Step = 'replace') => {
      const next = searchAfter(latest.current, change);
      if (next === latest.current) return;
      latest.current = next;
      const state = step === 'open' ? { hasOpenedPart: true } : step === 'replace' ? kept.current : null;
      navigate({ search: next }, { replace: step === 'replace', preventScrollReset: true, state });
    },
    [navigate],
  );
  return [useMemo(() => placeOf(search), [search]), go];
}
