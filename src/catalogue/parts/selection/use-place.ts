import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Place, type PlaceChange, placeOf, searchAfter } from './place.ts';

/** Assemblies and the panels opened over them are steps that the browser's button takes back; selections are not. */
export type Step = 'push' | 'replace' | 'open';

/** The screen's place, as its link has it, and a way to another. */
export function usePlace(): [Place, (change: PlaceChange, step?: Step) => void] {
  const { search, state: now } = useLocation();
  const navigate = useNavigate();
  // Two changes may come before the router has shown the first.
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
