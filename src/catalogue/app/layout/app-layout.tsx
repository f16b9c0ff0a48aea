import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { captcha } from '../../../providers/calls/captcha.ts';
import { closeQuotaRefusal, quotaRefusal, sessionEnded } from '../../../providers/calls/handle-call-error.ts';
import { useStore } from '../../../providers/store.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { ScreenReady } from '../../../ui/lazy/screen-ready.tsx';
import { Spinner } from '../../../ui/state.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { pictureRequest } from '../../shared/search/picture-request.ts';
import { Header } from '../header/header.tsx';
import { Overlays, SaleWhenOn } from '../overlays/overlays.tsx';
import { Toasts } from '../overlays/toasts.tsx';
import styles from './app-layout.module.css';
import { SiteFrame } from './site-layout.tsx';
import { useTitle } from './use-page-title.ts';

const QuotaDialog = lazyWithRetry(async () => (await import('../overlays/quota-dialog.tsx')).QuotaDialog);
const CaptchaDialog = lazyWithRetry(async () => (await import('../overlays/captcha-dialog.tsx')).CaptchaDialog);

const PictureFinder = lazyWithRetry(async () => (await import('../../pictures/picture-finder.tsx')).PictureFinder);

/** Header, screen, and what may come up over any screen. */
export function Shell() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  useTitle();
  useLoginWhenSessionEnds();
  return (
    <>
      <a className={styles.skip} href="#screen">
        {t('skip')}
      </a>
      <Header />
      {state === 'loading' && <div className={styles.progress} role="progressbar" aria-label={t('loading')} />}
      <main id="screen" className={styles.screen} tabIndex={-1}>
        <SaleWhenOn />
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Outlet />
          <ScreenReady />
        </Suspense>
      </main>
      <SiteFrame />
      <Toasts />
      <CaptchaWhenAsked />
      <QuotaWhenSpent />
      <PictureWhenWanted />
      <Overlays />
      <ScrollRestoration />
    </>
  );
}

/** 600209 anywhere: to the login page, and back to this very place afterwards. */
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

/** Raised by 800129 wherever it comes from. */
function CaptchaWhenAsked() {
  const picture = useStore(captcha);
  return picture === null ? null : (
    <OnDemandBoundary onError={() => captcha.set(null)}>
      <CaptchaDialog image={picture.image} />
    </OnDemandBoundary>
  );
}

/** Raised by 5005xx and 5006xx wherever they come from. */
function QuotaWhenSpent() {
  const refusal = useStore(quotaRefusal);
  return refusal === null ? null : (
    <OnDemandBoundary onError={closeQuotaRefusal}>
      <QuotaDialog refusal={refusal} />
    </OnDemandBoundary>
  );
}

/** A picture that was dropped, pasted or chosen in a search box; it waits while someone logs in. */
function PictureWhenWanted() {
  const { t } = useTranslation();
  const wanted = useStore(pictureRequest);
  const { pathname } = useLocation();
  if (wanted === null || pathname === paths.login) return null;
  return (
    <OnDemandBoundary
      fallback={<div className={styles.progress} role="progressbar" aria-label={t('loading')} />}
      onError={() => pictureRequest.set(null)}
    >
      <PictureFinder source={wanted} />
    </OnDemandBoundary>
  );
}
