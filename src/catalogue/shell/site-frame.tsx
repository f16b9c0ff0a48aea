import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routes.ts';
import { Footer } from './footer.tsx';
import { SidePanel } from './side-panel.tsx';

/** Screens with something of their own along the lower edge of a phone. */
const withSheet: readonly string[] = [paths.parts, paths.covParts];
const ownRooms = ['/search', '/order', '/user', '/manager', '/buy'];

/** What stands around the screens that anyone may see, and beside the search: the footer, and help at the side. */
export function SiteFrame() {
  const { pathname } = useLocation();
  const isSearch = pathname.startsWith('/search');
  const isPublic = !ownRooms.some((start) => pathname.startsWith(start));
  if (!isPublic && !isSearch) return null;
  return (
    <Suspense fallback={null}>
      {isPublic && <Footer />}
      <SidePanel isNarrow={isSearch} isHiddenOnPhones={withSheet.includes(pathname)} />
    </Suspense>
  );
}
