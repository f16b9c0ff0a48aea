import { useCallback, useEffect, useRef } from 'react';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { type MaintainUrlState, maintainUrlState } from './maintain-url-state.ts';

/** The URL state of the maintenance screen; changes replace the history entry. */
export function useMaintainUrlState(): [MaintainUrlState, (change: Partial<MaintainUrlState>) => void] {
  const [state, setState] = useUrlState(maintainUrlState);
  // An undo may come several changes later: it must change the URL of that moment.
  const latest = useRef(setState);
  useEffect(() => {
    latest.current = setState;
  }, [setState]);
  const change = useCallback((next: Partial<MaintainUrlState>) => latest.current(next, { isReplacing: true }), []);
  return [state, change];
}
