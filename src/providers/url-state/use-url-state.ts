import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UrlState } from './url-state.ts';

interface UrlStateOptions {
  /** Replaces the entry of the browser's history instead of adding one. */
  isReplacing?: boolean;
}

export type SetUrlState<State> = (change: Partial<State>, options?: UrlStateOptions) => void;

/** The state of a screen in its URL, and its setter, which keeps the scroll position. `definition` is a constant. */
export function useUrlState<State>(definition: UrlState<State>): [State, SetUrlState<State>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => definition.parse(params), [definition, params]);
  const setState: SetUrlState<State> = useCallback(
    (change, { isReplacing = false } = {}) =>
      setParams((current) => definition.update(current, change), { replace: isReplacing, preventScrollReset: true }),
    [definition, setParams],
  );
  return [state, setState];
}
