import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Place, type PlaceChange, paramsAfter, placeOf } from './place.ts';

/** The screen's place, as its link has it, and a way to another. */
export function useMaintainPlace(): [Place, (change: PlaceChange) => void] {
  const [params, setParams] = useSearchParams();
  // Two changes may come before the router has shown the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const go = useCallback(
    (change: PlaceChange) => {
      latest.current = paramsAfter(latest.current, change);
      setParams(latest.current, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [useMemo(() => placeOf(params), [params]), go];
}
