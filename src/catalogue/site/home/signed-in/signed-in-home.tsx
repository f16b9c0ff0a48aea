import { useTranslation } from 'react-i18next';
import { useStore } from '../../../../providers/store.ts';
import { vehicleHistory } from '../../../shared/history/vehicle-history.ts';
import { SearchBox } from '../../../shared/search/search-box.tsx';
import { RecentVehicles } from '../../../shared/vehicle/recent-vehicles.tsx';
import { LookupsLeft } from './lookups-left.tsx';
import { RecentOrders } from './recent-orders.tsx';
import styles from './signed-in-home.module.css';

/** Where a user goes on: a search, the latest vehicles and work orders, the lookups that are left. */
export function SignedInHome() {
  const { t } = useTranslation('site-signed-in');
  const hasVehicles = useStore(vehicleHistory.entries).length > 0;
  return (
    <div className={styles.screen}>
      <section className={styles.search}>
        <h1>{t('title')}</h1>
        <SearchBox isLarge isFocused />
      </section>
      <div className={styles.columns}>
        <div>
          <RecentVehicles />
          {!hasVehicles && <p className={styles.empty}>{t('noVehicles')}</p>}
        </div>
        <div className={styles.side}>
          <LookupsLeft />
          <RecentOrders />
        </div>
      </div>
    </div>
  );
}
