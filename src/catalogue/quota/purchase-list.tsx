import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { useBuyLink } from '../shared/billing/use-buy-link.ts';
import { usePackageLabels } from '../shared/billing/use-package-labels.ts';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { Pager } from '../shared/list/pager.tsx';
import cards from '../shared/list/row-cards.module.css';
import { links } from '../shared/navigation/paths.ts';
import styles from './purchase-list.module.css';

const PAGE_SIZE = 10;
const PAGE = 'purchases';

/** One's own orders with what has become of each; the page stands in the link. On a phone each is a card. */
export function PurchaseList() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const buyLink = useBuyLink();
  const page = Math.max(1, Math.floor(Number(params.get(PAGE))) || 1);
  const { data, error, refetch } = useCall(
    billingCalls.listPurchases,
    { pageNum: Math.min(page, 1_000_000), pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const go = (next: number) =>
    setParams((now) => {
      now.set(PAGE, String(next));
      return now;
    });
  return (
    <section className={styles.list} aria-labelledby="purchases">
      <h2 id="purchases">{t('list.title')}</h2>
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={4} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <State
          icon="list"
          title={t('list.empty')}
          actions={
            <Link className={buttonClass('primary')} to={buyLink}>
              {t('list.buy')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <table className={cards.table}>
            <thead>
              <tr>
                {(['package', 'amount', 'state', 'created', 'action'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`list.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((order) => (
                <Row key={order.orderCode} order={order} />
              ))}
            </tbody>
          </table>
          <Pager page={page} last={Math.ceil(data.total / PAGE_SIZE)} onPage={go} />
        </>
      )}
    </section>
  );
}

function Row({ order }: { order: Purchase }) {
  const { t, i18n } = useTranslation('billing');
  const givesOf = usePackageLabels();
  const { orderCode, packageName, priceFen, state, createdAt, expiresInS } = order;
  const isPayable = state === 'created' && expiresInS > 0;
  const shown = state === 'created' && !isPayable ? 'closed' : state;
  const hasReceipt = state === 'granted' || state === 'refundNeeded' || state === 'refunded';
  const action = isPayable ? 'pay' : hasReceipt ? 'receipt' : 'look';
  return (
    <tr>
      <th scope="row">
        {packageName}
        <span className={styles.under}>{givesOf(order)}</span>
        <span className={`${styles.under} number`}>{orderCode}</span>
      </th>
      <td data-label={t('list.amount')}>{showTotalFen(priceFen, i18n.language)}</td>
      <td data-label={t('list.state')}>
        <span className={`${styles.state} ${styles[shown] ?? ''}`}>{t(`state.${shown}`)}</span>
      </td>
      <td data-label={t('list.created')} data-column="wide">
        {formatDateTime(createdAt, i18n.language)}
      </td>
      <td className={cards.actions}>
        <Link
          className={buttonClass('link')}
          to={links.buy(orderCode)}
          aria-label={t(`list.${action}Of`, { code: orderCode })}
        >
          {t(`list.${action}`)}
        </Link>
      </td>
    </tr>
  );
}
