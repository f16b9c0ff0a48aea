import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router-v6';
import { Drawer, Grid, Layout } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { User } from '../../contract/account/schemas.ts';
import { platformOfHost } from '../../contract/platform.ts';
import { createAccessProvider } from '../../providers/access.ts';
import { authProvider } from '../../providers/auth.ts';
import { dataProvider } from '../../providers/data.ts';
import { queryClient } from '../../providers/query-client.ts';
import { useI18nProvider } from '../../providers/refine-i18n.ts';
import { createNotificationProvider } from '../../providers/refine-notification.ts';
import { Spinner } from '../../ui/state.tsx';
import { useMessages } from '../messages.ts';
import { navigation } from '../navigation.ts';
import { pagePowers, refineResources } from '../resource-list.ts';
import styles from './admin-layout.module.css';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  warnWhenUnsavedChanges: false,
  reactQuery: { clientConfig: queryClient },
};

/** Refine over the contract, and the pages in their frame. */
export function Office({ powers, user }: { powers: ReadonlySet<string>; user: User }) {
  const i18nProvider = useI18nProvider();
  const accessControlProvider = useMemo(() => createAccessProvider(powers, pagePowers), [powers]);
  const notificationProvider = useMemo(createNotificationProvider, []);
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      resources={refineResources}
      options={options}
    >
      <Desk powers={powers} user={user} />
    </Refine>
  );
}

function Desk({ powers, user }: { powers: ReadonlySet<string>; user: User }) {
  const { t } = useMessages();
  const { lg: isWide = window.innerWidth >= 992 } = Grid.useBreakpoint();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  useTitle(pathname);
  const menu = <SideMenu powers={powers} />;
  return (
    <Layout className={styles.office ?? ''}>
      <a className={styles.skip} href="#page">
        {t('common:skip')}
      </a>
      <Header user={user} {...(isWide ? {} : { onMenu: () => setOpenedAt(pathname) })} />
      <Layout hasSider={isWide}>
        {isWide ? (
          <Layout.Sider width={220} className={styles.side ?? ''}>
            {menu}
          </Layout.Sider>
        ) : (
          // The drawer of a phone closes by itself when it has led somewhere.
          <Drawer
            open={openedAt === pathname}
            onClose={() => setOpenedAt(undefined)}
            placement="left"
            title={t('common:menu.backoffice')}
            styles={{ body: { padding: 8 }, wrapper: { width: 280 } }}
          >
            {menu}
          </Drawer>
        )}
        <Layout.Content id="page" className={styles.page ?? ''} tabIndex={-1}>
          <Suspense fallback={<Spinner label={t('common:loading')} />}>
            <Outlet />
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

/** The browser tab's title: the page's name and the brand's. */
function useTitle(pathname: string) {
  const { t } = useMessages();
  useEffect(() => {
    const found = navigation.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    const brand = t(`common:brand.${platformOfHost(window.location.host)}`);
    document.title = found === undefined ? brand : `${t(`${found.name}:title`)} · ${brand}`;
  }, [t, pathname]);
}
