import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useIsWorkScreen } from '../../shared/work-header/work-header.ts';
import { clearSearchData } from './clear-search-data.ts';
import styles from './search-layout.module.css';
import { SearchTabs } from './search-tabs.tsx';

const ProvinceTip = lazyWithRetry(async () => (await import('../../shared/province/province-tip.tsx')).ProvinceTip);

const SCREENS_WITH_PRICES: readonly string[] = [paths.parts, paths.covParts, paths.oe];

/**
 * The search screens with their tabs, which the menu of the header has while a vehicle's parts are open. Leaving the
 * screens clears the vehicle and part data.
 */
export function SearchLayout() {
  const isWorkScreen = useIsWorkScreen();
  const { pathname } = useLocation();
  useEffect(() => clearSearchData, []);
  return (
    <>
      {!isWorkScreen && <SearchTabs className={styles.tabs} />}
      <Outlet />
      {SCREENS_WITH_PRICES.includes(pathname) && (
        <LazyBoundary>
          <ProvinceTip isOnWorkScreen={isWorkScreen} />
        </LazyBoundary>
      )}
    </>
  );
}
