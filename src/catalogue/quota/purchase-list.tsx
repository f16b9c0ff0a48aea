import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Purchase } from '../../contract/billing/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { State } from '../../ui/state.tsx';
import { useBuyLink } from '../shared/billing/use-buy-link.ts';
import { usePackageText } from '../shared/billing/use-package-text.ts';
import { CardTable } from '../shared/list/card-table.tsx';
import { PagedList } from '../shared/list/paged-list.tsx';
import cards from '../shared/list/row-cards.module.css';
import { links } from '../shared/navigation/paths.ts';
import styles from './purchase-list.module.css';
import { purchaseListState } from './purchase-list-state.ts';

const PAGE_SIZE = 10;

/** The user's own purchases and their state; on a phone each is a card. */
export function PurchaseList() {
  const { t } = useTranslation('billing');
  const [{ page }, setState] = useUrlState(purchaseListState);
  const buyLink = useBuyLink();
  const query = useCall(
    billingCalls.listPurchases,
    { pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const empty = (
    <State
      icon="list"
      title={t('list.empty')}
      actions={
        <Link className={buttonClass('primary')} to={buyLink}>
          {t('list.buy')}
        </Link>
      }
    />
  );
  return (
    <section className={styles.list} aria-labelledby="purchases">
      <h2 id="purchases">{t('list.title')}</h2>
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next, options) => setState({ page: next }, options)}
        empty={empty}
        skeletonRows={4}
      >
        {({ rows }) => (
          <CardTable
            heads={(['package', 'amount', 'state', 'created', 'action'] as const).map((column) => t(`list.${column}`))}
          >
            {rows.map((purchase) => (
              <Row key={purchase.orderCode} purchase={purchase} />
            ))}
          </CardTable>
        )}
      </PagedList>
    </section>
  );
}

function Row({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('billing');
  const packageText = usePackageText();
  const { orderCode, packageName, priceFen, state, createdAt, expiresInS, refundedAt, refundedFen } = purchase;
  const isPayable = state === 'created' && expiresInS > 0;
  const displayedState = state === 'created' && !isPayable ? 'closed' : state;
  const hasReceipt = state === 'granted' || state === 'refundNeeded' || state === 'refunded';
  const action = isPayable ? 'pay' : hasReceipt ? 'receipt' : 'view';
  return (
    <tr>
      <th scope="row">
        {packageName}
        <span className={styles.detail}>{packageText(purchase)}</span>
        <span className={`${styles.detail} number`}>{orderCode}</span>
      </th>
      <td data-label={t('list.amount')}>{showTotalFen(priceFen, i18n.language)}</td>
      <td data-label={t('list.state')}>
        <span className={`${styles.state} ${styles[displayedState] ?? ''}`}>{t(`state.${displayedState}`)}</span>
        {refundedAt !== null && refundedFen !== null && (
          <span className={styles.detail}>
            {t('list.refunded', {
              amount: showTotalFen(refundedFen, i18n.language),
              time: formatDateTime(refundedAt, i18n.language),
            })}
          </span>
        )}
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
