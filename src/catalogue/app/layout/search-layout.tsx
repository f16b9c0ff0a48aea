import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { accessCalls } from '../../../contract/access/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { inquiryRights } from '../header/header-menu.ts';
import { leaveInquiry } from './inquiry.ts';
import styles from './search-layout.module.css';
import { linkOfTab, tabAt, vehicleInLink } from './search-tab.ts';

/** The search screens under their tabs. Whoever leaves them leaves their vehicle and parts behind. */
export function SearchFrame() {
  useEffect(() => leaveInquiry, []);
  return (
    <>
      <SearchTabs />
      <Outlet />
    </>
  );
}

function SearchTabs() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data: powers = [] } = useCall(accessCalls.systemMenu, {});
  const bar = useRef<HTMLElement>(null);
  const current = tabAt(pathname);
  const vehicle = vehicleInLink(pathname, search);
  // On a phone the bar scrolls: the tab that is open is never out of sight.
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (open && bar.current)
      bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.clientWidth) / 2;
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('tab.label')}>
      {inquiryRights(powers).map((tab) => (
        <Link key={tab} to={linkOfTab(tab, vehicle)} data-tab={tab} aria-current={tab === current ? 'page' : undefined}>
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
