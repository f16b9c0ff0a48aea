import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsReadingPage } from '../../shared/navigation/reading-page.ts';
import { Footer } from './footer.tsx';
import { SidePanel } from './side-panel.tsx';

const withoutFooter = ['/search', '/buy', '/document', '/order', '/user', '/interface', '/debuggerTools'];

/** The footer of public pages, and the side panel. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isReadingPage = useIsReadingPage();
  return (
    <Suspense fallback={null}>
      {!withoutFooter.some((start) => pathname.startsWith(start)) && <Footer />}
      <SidePanel hasButtons={isReadingPage} />
    </Suspense>
  );
}
