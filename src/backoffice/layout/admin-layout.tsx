import { Drawer, Grid, Layout } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { User } from '../../contract/account/schemas.ts';
import { platformOfHost } from '../../contract/platform.ts';
import { Spinner } from '../../ui/state.tsx';
import { ApprovalNotice } from '../approvals/approval-notice.tsx';
import { useMessages } from '../messages.ts';
import { navigation } from '../navigation.ts';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { ShortcutListener } from '../shortcuts/shortcut-listener.tsx';
import styles from './admin-layout.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { Header } from './header.tsx';
import { restoreLostFocus } from './restore-focus.ts';
import { SideMenu } from './side-menu.tsx';
import { SimulationBanner } from './simulation-banner.tsx';

/** Header, menu and page. On narrow windows the menu is a drawer. */
export function AdminLayout({ powers, user }: { powers: ReadonlySet<string>; user: User }) {
  const { t } = useMessages();
  const { lg: isWide = window.innerWidth >= 992 } = Grid.useBreakpoint();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  useDocumentTitle(pathname);
  useEffect(() => restoreLostFocus(() => document.getElementById('page')), []);
  const menu = <SideMenu powers={powers} />;
  return (
    <Layout className={styles.layout ?? ''}>
      <ShortcutListener />
      <ShortcutHelp />
      <a className={styles.skip} href="#page">
        {t('common:skip')}
      </a>
      <Header user={user} {...(isWide ? {} : { onMenu: () => setOpenedAt(pathname) })} />
      <ApprovalNotice />
      <SimulationBanner />
      <Layout hasSider={isWide}>
        {isWide ? (
          <Layout.Sider width={220} className={styles.side ?? ''}>
            {menu}
          </Layout.Sider>
        ) : (
          // Tied to the path, so that a link of the menu closes it.
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
      <ConnectionNotice />
    </Layout>
  );
}

function useDocumentTitle(pathname: string) {
  const { t } = useMessages();
  useEffect(() => {
    const found = navigation.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    const brand = t(`common:brand.${platformOfHost(window.location.host)}`);
    document.title = found === undefined ? brand : `${t(`${found.name}:title`)} · ${brand}`;
  }, [t, pathname]);
}
