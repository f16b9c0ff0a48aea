import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { Footer } from './footer.tsx';
import { SidePanel } from './side-panel.tsx';

/** Screens that use a phone's lower edge themselves. */
const withSheet: readonly string[] = [paths.parts, paths.covParts];
/** Lists whose rows end where the buttons would be. */
const withLists = ['/order', '/user'];
const withoutFooter = ['/search', '/buy', '/document', ...withLists];

/** The footer of public pages, and the side panel. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isIn = (starts: readonly string[]) => starts.some((start) => pathname.startsWith(start));
  return (
    <Suspense fallback={null}>
      {!isIn(withoutFooter) && <Footer />}
      <SidePanel
        buttons={isIn(withLists) ? 'none' : isIn(['/search']) ? 'one' : 'each'}
        isHiddenOnPhones={withSheet.includes(pathname)}
      />
    </Suspense>
  );
}
