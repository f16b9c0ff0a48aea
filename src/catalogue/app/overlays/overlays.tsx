import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CAROUSEL_SALE } from '../../../contract/billing/sale.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';
import { surveyWanted } from './survey-due.ts';
import { VisitCounter } from './visit-counter.tsx';
import { visitedPages } from './visited-pages.ts';

const Reminders = lazyWithRetry(async () => (await import('./reminders.tsx')).Reminders);
const SaleRibbon = lazyWithRetry(async () => (await import('./sale-ribbon.tsx')).SaleRibbon);

/** Nobody came for them: they wait until the screen is there and has been looked at. */
const WAIT_MS = 4_000;
const DAY_MS = 86_400_000;
/** In the middle of these, nobody is to be asked or told anything else. */
const BUSY: readonly string[] = [paths.login, paths.register, paths.jump, paths.buyOrder, paths.buy];

/** What comes up over a screen of its own accord: the update notice, the survey; and the counting of visits. */
export function Overlays() {
  const user = useStore(session)?.user;
  const isWanted = useStore(surveyWanted);
  const { pathname } = useLocation();
  const isSettled = useSettled();
  useEffect(() => visitedPages.add(pathname), [pathname]);
  const isBusy = BUSY.includes(pathname);
  return (
    <>
      <LazyBoundary>
        {user !== undefined && !isBusy && (isSettled || isWanted) && <Reminders key={user.id} userId={user.id} />}
      </LazyBoundary>
      <VisitCounter />
    </>
  );
}

/**
 * The sale, over home and the packages of the main platform. The browser's clock says whether it is worth asking for the
 * server's time, which decides: outside the season nothing is asked.
 */
export function SaleWhenOn() {
  const { pathname } = useLocation();
  const [now] = useState(() => Date.now());
  const isSeason = now > CAROUSEL_SALE.from - DAY_MS && now < CAROUSEL_SALE.until + DAY_MS;
  if (platform !== 'easyEpc' || !isSeason || (pathname !== paths.index && pathname !== paths.buyService)) return null;
  return (
    <LazyBoundary>
      <SaleRibbon />
    </LazyBoundary>
  );
}

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
