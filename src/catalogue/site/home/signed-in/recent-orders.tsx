import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../contract/shop-time.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import { useCall } from '../../../../providers/calls/use-call.ts';
import { language } from '../../../../providers/language.ts';
import { useStore } from '../../../../providers/store.ts';
import { showTotalFen } from '../../../../ui/money.ts';
import { CallFailed } from '../../../shared/call/call-failed.tsx';
import { links, paths } from '../../../shared/navigation/paths.ts';
import styles from './signed-in-home.module.css';

const ROWS = 5;

/** The work orders that were changed last, with their sums. */
export function RecentOrders() {
  const { t } = useTranslation('site-signed-in');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const { data, error, refetch } = useCall(workOrderCalls.getList, { pageNum: 1, pageSize: ROWS }, { staleTime: 0 });
  return (
    <section className={styles.panel} aria-labelledby="orders">
      <div className={styles.head}>
        <h2 id="orders">{t('orders.title')}</h2>
        {data !== undefined && data.total > 0 && (
          <Link to={paths.orders}>{t('orders.all', { count: data.total })}</Link>
        )}
      </div>
      {data === undefined && error === null && <Waiting label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="quiet">{t('orders.none')}</p>}
      {data !== undefined && (
        <ul className={styles.orders}>
          {data.rows.map(({ listId, name, itemNum, totalFen, updateTime }) => (
            <li key={listId}>
              <Link to={links.order(listId)}>
                <span>
                  <strong>{name}</strong>
                  <small>{t('orders.row', { count: itemNum, day: formatDay(updateTime, locale) })}</small>
                </span>
                <span className={`${styles.sum} number`}>{showTotalFen(totalFen, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Rows of the height of the orders. */
function Waiting({ label }: { label: string }) {
  return (
    <ul className={styles.orders} role="status" aria-label={label}>
      {Array.from(Array(ROWS).keys(), (row) => (
        <li key={row} className={styles.waiting}>
          <span className={styles.bar} />
        </li>
      ))}
    </ul>
  );
}
