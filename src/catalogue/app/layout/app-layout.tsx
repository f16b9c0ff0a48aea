import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { captcha, closeCaptcha } from '../../../providers/calls/captcha.ts';
import { vehicleToConfirm } from '../../../providers/calls/charge-consent.ts';
import { closeQuotaRefusal, quotaRefusal, sessionEnded } from '../../../providers/calls/handle-call-error.ts';
import { useStore } from '../../../providers/store.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { ScreenReady } from '../../../ui/lazy/screen-ready.tsx';
import { Spinner } from '../../../ui/state.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { pictureRequest } from '../../shared/search/picture-request.ts';
import { Header } from '../header/header.tsx';
import { Overlays, SeasonalSale } from '../overlays/overlays.tsx';
import { Toasts } from '../overlays/toasts.tsx';
import styles from './app-layout.module.css';
import { ConnectionFrame } from './connection-frame.tsx';
import { PageTitle } from './page-title.ts';
import { SiteLayout } from './site-layout.tsx';
import { useSearchKey } from './use-search-key.ts';

const QuotaDialog = lazyWithRetry(async () => (await import('../overlays/quota-dialog.tsx')).QuotaDialog);
const CaptchaDialog = lazyWithRetry(async () => (await import('../overlays/captcha-dialog.tsx')).CaptchaDialog);

const OpeningDialog = lazyWithRetry(async () => (await import('../overlays/opening-dialog.tsx')).OpeningDialog);
const PictureFinder = lazyWithRetry(async () => (await import('../../pictures/picture-finder.tsx')).PictureFinder);

/** Header, screen and overlays of every page. */
export function AppLayout() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  useSearchKey();
  useLoginWhenSessionEnds();
  return (
    <>
      <PageTitle />
      <a className={styles.skip} href="#screen">
        {t('skip')}
      </a>
      {!hasNoHeader(pathname) && <Header />}
      {state === 'loading' && <div className={styles.progress} role="progressbar" aria-label={t('loading')} />}
      <main id="screen" className={styles.screen} tabIndex={-1}>
        {!isQuotation(pathname) && <SeasonalSale />}
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Outlet />
          <ScreenReady />
        </Suspense>
      </main>
      {!isQuotation(pathname) && <SiteLayout />}
      <ConnectionFrame />
      <Toasts />
      <CaptchaOverlay />
      <QuotaOverlay />
      <OpeningOverlay />
      <PictureOverlay />
      <Overlays />
      <ScrollRestoration />
    </>
  );
}

/** The specification hides it on the documents of an interface; a quotation is the shop's own page. */
function hasNoHeader(pathname: string): boolean {
  return pathname.startsWith('/document/') || isQuotation(pathname);
}

function isQuotation(pathname: string): boolean {
  return pathname === paths.quotation;
}

/** After 600209 from any call: opens the login, which returns to the current URL. */
function useLoginWhenSessionEnds() {
  const hasEnded = useStore(sessionEnded);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!hasEnded) return;
    sessionEnded.set(false);
    navigate(links.login(`${pathname}${search}`), { replace: true, state: { hasEnded: true } });
  }, [hasEnded, navigate, pathname, search]);
}

/** Opened by 800129 from any call. */
function CaptchaOverlay() {
  const current = useStore(captcha);
  return current === null ? null : (
    <OnDemandBoundary onError={() => closeCaptcha(false)}>
      <CaptchaDialog captcha={current} />
    </OnDemandBoundary>
  );
}

/** Opened by 900422 from any call. */
function OpeningOverlay() {
  const vehicleId = useStore(vehicleToConfirm);
  return vehicleId === null ? null : (
    <OnDemandBoundary onError={() => vehicleToConfirm.set(null)}>
      <OpeningDialog key={vehicleId} vehicleId={vehicleId} />
    </OnDemandBoundary>
  );
}

/** Opened by 5005xx and 5006xx from any call. */
function QuotaOverlay() {
  const refusal = useStore(quotaRefusal);
  return refusal === null ? null : (
    <OnDemandBoundary onError={closeQuotaRefusal}>
      <QuotaDialog refusal={refusal} />
    </OnDemandBoundary>
  );
}

/** Reads a picture from a search box; kept while the user logs in. */
function PictureOverlay() {
  const { t } = useTranslation();
  const source = useStore(pictureRequest);
  const { pathname } = useLocation();
  if (source === null || pathname === paths.login) return null;
  return (
    <OnDemandBoundary
      fallback={<div className={styles.progress} role="progressbar" aria-label={t('loading')} />}
      onError={() => pictureRequest.set(null)}
    >
      <PictureFinder source={source} />
    </OnDemandBoundary>
  );
}
