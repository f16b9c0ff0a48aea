import { App, ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import zh from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { accessCalls } from '../../contract/access/calls.ts';
import { sessionEnded } from '../../providers/handle-call-error.ts';
import { language } from '../../providers/language.ts';
import { session } from '../../providers/session.ts';
import { useStore } from '../../providers/store.ts';
import { useCall } from '../../providers/use-call.ts';
import { ScreenReady } from '../../ui/screen-ready.tsx';
import { Spinner } from '../../ui/state.tsx';
import { useAntdTheme } from '../../ui/theme.ts';
import { LoadError } from '../load-error.tsx';
import { navigation } from '../navigation.ts';
import { Office } from './admin-layout.tsx';
import { CaptchaModal } from './captcha-modal.tsx';
import { loginLink } from './login-link.ts';
import { Notifications } from './notifications.tsx';
import { redirectFor } from './redirect.ts';

/** The back office around its pages: look and language, who may come in, and what comes up over any page. */
export function AdminApp() {
  const { t } = useTranslation();
  const isEnglish = useStore(language) === 'en';
  const look = useAntdTheme();
  dayjs.locale(isEnglish ? 'en' : 'zh-cn');
  useLoginWhenSessionEnds();
  return (
    <ConfigProvider theme={look} locale={isEnglish ? en : zh} button={{ autoInsertSpace: false }}>
      <App component={false}>
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <RequireAccess />
        </Suspense>
        <ScreenReady />
        <Notifications />
        <CaptchaModal />
      </App>
    </ConfigProvider>
  );
}

/** Only those who are signed in, and only to the pages that their powers open. */
function RequireAccess() {
  const { t } = useTranslation();
  const current = useStore(session);
  const place = useLocation();
  const { data, error, refetch } = useCall(accessCalls.systemMenu, {}, { enabled: current !== null });
  if (current === null) return <Navigate to={loginLink(place)} replace />;
  if (data === undefined) {
    return error === null ? <Spinner label={t('loading')} /> : <LoadError error={error} onRetry={() => refetch()} />;
  }
  const powers = new Set(data.map(({ powerCode }) => powerCode));
  const elsewhere = redirectFor(place.pathname, powers, navigation);
  return elsewhere === undefined ? <Office powers={powers} user={current.user} /> : <Navigate to={elsewhere} replace />;
}

/** 600209 anywhere: to the login page, and back to this very place afterwards. */
function useLoginWhenSessionEnds() {
  const hasEnded = useStore(sessionEnded);
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(() => {
    if (!hasEnded) return;
    sessionEnded.set(false);
    navigate(loginLink(place), { replace: true, state: { hasEnded: true } });
  }, [hasEnded, navigate, place]);
}
