import { App, ConfigProvider } from 'antd';
import en from 'antd/es/locale/en_US';
import zh from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { accessCalls } from '../../contract/access/calls.ts';
import { forbiddenAt, sessionEnded } from '../../providers/calls/handle-call-error.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { language } from '../../providers/language.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { ScreenReady } from '../../ui/lazy/screen-ready.tsx';
import { useAntdTheme } from '../../ui/theme/theme.ts';
import { reloadPowers } from '../access/reload-powers.ts';
import { simulatedRole } from '../access/simulated-role.ts';
import { LoadError } from '../load-error.tsx';
import { navigation } from '../navigation.ts';
import { usePowers } from '../use-powers.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminSkeleton } from './admin-skeleton.tsx';
import { CaptchaModal } from './captcha-modal.tsx';
import { ClosedPage } from './closed-page.tsx';
import { loginLink } from './login-link.ts';
import { NOTICES_BOTTOM_PX, Notifications } from './notifications.tsx';
import { redirectFor } from './redirect.ts';
import { RefineApp } from './refine-app.tsx';
import { SimulationBanner } from './simulation-banner.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

/** The root of the back office: theme, language, access, notifications and the captcha. */
export function AdminApp() {
  const isEnglish = useStore(language) === 'en';
  const theme = useAntdTheme();
  dayjs.locale(isEnglish ? 'en' : 'zh-cn');
  useLoginWhenSessionEnds();
  return (
    <ConfigProvider theme={theme} locale={isEnglish ? en : zh} button={{ autoInsertSpace: false }}>
      <App component={false} notification={{ bottom: NOTICES_BOTTOM_PX }}>
        <Suspense fallback={<AdminSkeleton />}>
          <RequireAccess />
        </Suspense>
        <ScreenReady />
        <Notifications />
        <CaptchaModal />
      </App>
    </ConfigProvider>
  );
}

/** Redirects visitors to the login page, and users to a page that their powers open. */
function RequireAccess() {
  const current = useStore(session);
  const location = useLocation();
  const role = useStore(simulatedRole);
  const { data, error, refetch } = useCall(accessCalls.systemMenu, {}, { enabled: current !== null });
  useReloadAfterRefusal(location.pathname);
  const powers = usePowers();
  if (current === null) return <Navigate to={loginLink(location)} replace />;
  if (data === undefined) {
    return error === null ? <AdminSkeleton /> : <LoadError error={error} onRetry={() => refetch()} />;
  }
  const redirect = redirectFor(location.pathname, powers, navigation);
  if (redirect !== undefined && role !== null && !navigation.some(({ path }) => path === redirect)) {
    // A simulation ends where it was begun, and never in the storefront.
    if (location.pathname !== '/manager') return <Navigate to="/manager" replace />;
    return (
      <main>
        <SimulationBanner isEmpty />
      </main>
    );
  }
  if (redirect !== undefined) {
    const isDefaultPage = redirect.startsWith(location.pathname);
    return isDefaultPage ? <Navigate to={redirect} replace /> : <ClosedPage to={redirect} />;
  }
  return (
    <RefineApp key={role?.roleId ?? 'own'} powers={powers}>
      <AdminLayout powers={powers} user={current.user} />
      <UnsavedChangesGuard />
    </RefineApp>
  );
}

/** After a refusal the next page opens with the present powers. The page itself stays, with what was typed in it. */
function useReloadAfterRefusal(pathname: string) {
  const refusedAt = useStore(forbiddenAt);
  useEffect(() => {
    if (refusedAt === null || refusedAt === pathname) return;
    forbiddenAt.set(null);
    void reloadPowers();
  }, [refusedAt, pathname]);
}

/** Code 600209 of any call leads to the login page, which returns to this URL. */
function useLoginWhenSessionEnds() {
  const hasEnded = useStore(sessionEnded);
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!hasEnded) return;
    sessionEnded.set(false);
    navigate(loginLink(location), { replace: true, state: { hasEnded: true } });
  }, [hasEnded, navigate, location]);
}
