import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback.ts';
import { type MaintainUrlState, maintainUrlState } from './maintain-url-state.ts';

/** The URL state of the maintenance screen; changes replace the history entry. */
export function useMaintainUrlState(): [MaintainUrlState, (change: Partial<MaintainUrlState>) => void] {
  const [state, setState] = useUrlState(maintainUrlState);
  // An undo may come several changes later: it must change the URL of that moment.
  const change = useStableCallback((next: Partial<MaintainUrlState>) => setState(next, { isReplacing: true }));
  return [state, change];
}
