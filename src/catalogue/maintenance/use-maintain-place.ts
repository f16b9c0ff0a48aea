import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Place, type PlaceChange, paramsAfter, placeOf } from './place.ts';

/** The screen's place, as its link has it, and a way to another. */
export function useMaintainPlace(): [Place, (change: PlaceChange) => void] {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (change: PlaceChange) =>
      setParams((current) => paramsAfter(current, change), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [useMemo(() => placeOf(params), [params]), go];
}
