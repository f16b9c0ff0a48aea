import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryOfPlace, readPlace, type SearchPlace } from './search-place.ts';

/** The screen's place in the URL, and a way to another one; each step can be taken back with the browser's button. */
export function usePlace(): [SearchPlace, (place: SearchPlace, isReplacing?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => readPlace(params), [params]);
  const go = useCallback(
    (next: SearchPlace, isReplacing = false) =>
      setParams(queryOfPlace(next), { replace: isReplacing, preventScrollReset: true }),
    [setParams],
  );
  return [place, go];
}
