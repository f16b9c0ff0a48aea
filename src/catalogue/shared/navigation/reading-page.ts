import { useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { paths } from './paths.ts';

/** The first parts of the paths of screens to work on. */
const WORKING = ['/search', '/order', '/user', '/buy', '/debuggerTools', paths.api];

/**
 * Whether the page is one to read, whose content is narrower than the window: there is room beside it. On the others lists
 * have the full width.
 */
export function useIsReadingPage(): boolean {
  const isSignedIn = useStore(session) !== null;
  const { pathname } = useLocation();
  return !WORKING.some((start) => pathname.startsWith(start)) && !(isSignedIn && pathname === paths.index);
}
