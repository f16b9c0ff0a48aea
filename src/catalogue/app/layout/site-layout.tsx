import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { Footer } from './footer.tsx';
import { SidePanel } from './side-panel.tsx';

/** Screens with something of their own along the lower edge of a phone. */
const withSheet: readonly string[] = [paths.parts, paths.covParts];
/** Lists whose rows end where the buttons would stand. */
const withLists = ['/order', '/user'];
const ownRooms = ['/search', '/buy', ...withLists];

/** What stands around the screens: the footer, where anyone may read, and help at the side. */
export function SiteFrame() {
  const { pathname } = useLocation();
  const isIn = (rooms: readonly string[]) => rooms.some((start) => pathname.startsWith(start));
  return (
    <Suspense fallback={null}>
      {!isIn(ownRooms) && <Footer />}
      <SidePanel
        buttons={isIn(withLists) ? 'none' : isIn(['/search']) ? 'one' : 'each'}
        isHiddenOnPhones={withSheet.includes(pathname)}
      />
    </Suspense>
  );
}
