import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsWorkScreen } from '../../shared/work-header/work-header.ts';
import { clearSearchData } from './clear-search-data.ts';
import styles from './search-layout.module.css';
import { SearchTabs } from './search-tabs.tsx';

/**
 * The search screens with their tabs, which the menu of the header has while a vehicle's parts are open. Leaving the
 * screens clears the vehicle and part data.
 */
export function SearchLayout() {
  const isWorkScreen = useIsWorkScreen();
  useEffect(() => clearSearchData, []);
  return (
    <>
      {!isWorkScreen && <SearchTabs className={styles.tabs} />}
      <Outlet />
    </>
  );
}
