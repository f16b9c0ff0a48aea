import { Segmented } from 'antd';
import { useSearchParams } from 'react-router-dom';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import { type BillingQuery, noFilters, readBillingQuery, toBillingParams } from './billing-query.ts';
import { PaymentNotices } from './payment-notices.tsx';
import { PurchaseDrawer } from './purchase-drawer.tsx';
import { Purchases } from './purchases.tsx';

/** Purchases and the notices of the payment service; a purchase opens in a drawer. */
export function BillingPage() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const query = readBillingQuery(params);
  const go = (change: Partial<BillingQuery>) => setParams(toBillingParams({ ...query, ...change }));
  const Section = query.view === 'orders' ? Purchases : PaymentNotices;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bill:title')}</h1>
        <Segmented
          aria-label={t('bill:title')}
          options={(['orders', 'notices'] as const).map((value) => ({ value, label: t(`bill:view.${value}`) }))}
          value={query.view}
          onChange={(view: BillingQuery['view']) => go({ ...noFilters, view, page: 1 })}
        />
      </div>
      <Section query={query} onGo={go} onFind={(change) => go({ page: 1, order: undefined, ...change })} />
      {query.order !== undefined && (
        <PurchaseDrawer key={query.order} orderCode={query.order} onClose={() => go({ order: undefined })} />
      )}
    </div>
  );
}
