import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { captcha, sessionEnded } from '../../providers/outcome.ts';
import { useStore } from '../../providers/store.ts';
import { Spinner } from '../../ui/state.tsx';
import { links } from '../routes.ts';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Toasts } from './toasts.tsx';
import { useTitle } from './use-title.ts';

const CaptchaDialog = lazy(async () => ({ default: (await import('./captcha-dialog.tsx')).CaptchaDialog }));

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
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts />
      <CaptchaWhenAsked />
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
  const image = useStore(captcha);
  return image === null ? null : (
    <Suspense fallback={null}>
      <CaptchaDialog image={image} />
    </Suspense>
  );
}
