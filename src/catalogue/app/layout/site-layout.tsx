import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsWorkScreen } from '../../shared/work-header/work-header.ts';
import { Footer } from './footer.tsx';
import { SidePanel } from './side-panel.tsx';

/** Lists whose rows end where the buttons would be. */
const withLists = ['/order', '/user'];
const withoutFooter = ['/search', '/buy', '/document', ...withLists];

/** The footer of public pages, and the side panel. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isWorkScreen = useIsWorkScreen();
  const isIn = (starts: readonly string[]) => starts.some((start) => pathname.startsWith(start));
  return (
    <Suspense fallback={null}>
      {!isIn(withoutFooter) && <Footer />}
      <SidePanel buttons={isWorkScreen || isIn(withLists) ? 'none' : isIn(['/search']) ? 'one' : 'each'} />
    </Suspense>
  );
}
