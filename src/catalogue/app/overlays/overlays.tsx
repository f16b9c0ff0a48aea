import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CAROUSEL_SALE } from '../../../contract/billing/sale.ts';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';
import { surveyRequested } from './survey-request.ts';
import { VisitCounter } from './visit-counter.tsx';
import { visitedPages } from './visited-pages.ts';

const Reminders = lazyWithRetry(async () => (await import('./reminders.tsx')).Reminders);
const SaleRibbon = lazyWithRetry(async () => (await import('./sale-ribbon.tsx')).SaleRibbon);

/** Reminders wait until the screen has loaded and been read. */
const REMINDER_DELAY_MS = 4_000;
/** Screens that must not be interrupted. */
const UNINTERRUPTED: readonly string[] = [
  paths.login,
  paths.register,
  paths.jump,
  paths.confirmPurchase,
  paths.buy,
  paths.quotation,
];

/** The overlays that open by themselves, update notice and survey, and the visit counter. */
export function Overlays() {
  const { user, view } = useStore(session) ?? {};
  const isSurveyRequested = useStore(surveyRequested);
  const { pathname } = useLocation();
  const isDelayOver = useIsDelayOver();
  useEffect(() => {
    // Customers of a shop are not counted.
    if (pathname !== paths.quotation) visitedPages.add(pathname);
  }, [pathname]);
  const isBusy = UNINTERRUPTED.includes(pathname);
  // The user's own reminders and visits.
  if (view !== undefined) return null;
  return (
    <>
      <LazyBoundary>
        {user !== undefined && !isBusy && (isDelayOver || isSurveyRequested) && (
          <Reminders key={user.id} userId={user.id} />
        )}
      </LazyBoundary>
      <VisitCounter />
    </>
  );
}

/**
 * The sale on the main platform's home page and packages. The server's time decides; it is requested only when the
 * browser's clock is near the season.
 */
export function SeasonalSale() {
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

function useIsDelayOver(): boolean {
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), REMINDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayOver;
}
