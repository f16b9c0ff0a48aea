import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { accessCalls } from '../../../contract/access/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { allowedSearchTabs } from '../header/header-menu.ts';
import { findSearchTab } from './search-tab.ts';
import { parseVehicleLink, searchTabLink } from './vehicle-link.ts';

/** Links between the search screens; they keep the current vehicle. */
export function SearchTabs({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { data: powers = [] } = useCall(accessCalls.systemMenu, {});
  const bar = useRef<HTMLElement>(null);
  const current = findSearchTab(pathname);
  const vehicle = parseVehicleLink(pathname, search);
  // On a phone the bar scrolls: keep the current tab visible.
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav ref={bar} className={className} aria-label={t('tab.label')}>
      {allowedSearchTabs(powers).map((tab) => (
        <Link
          key={tab}
          to={searchTabLink(tab, vehicle)}
          data-tab={tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
