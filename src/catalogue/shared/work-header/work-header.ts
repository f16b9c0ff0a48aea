import { useLocation } from 'react-router-dom';
import { createStore } from '../../../providers/store.ts';
import { paths } from '../navigation/paths.ts';

const WORK_PATHS: readonly string[] = [paths.parts, paths.covParts];

/** The part of the header that a vehicle's parts screen fills with vehicle and search; null on other screens. */
export const workSlot = createStore<HTMLElement | null>(null);

/** Whether the URL is that of a vehicle's parts, whose header has the vehicle in place of the main menu. */
export function useIsWorkScreen(): boolean {
  const { pathname, search } = useLocation();
  return WORK_PATHS.includes(pathname) && new URLSearchParams(search).has('vehicleId');
}
