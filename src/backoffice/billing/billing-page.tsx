import { Segmented } from 'antd';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import { type BillingState, billingState, noFilters } from './billing-state.ts';
import { PaymentNotices } from './payment-notices.tsx';
import { PurchaseDrawer } from './purchase-drawer.tsx';
import { Purchases } from './purchases.tsx';

/** Purchases and the notices of the payment service; a purchase opens in a drawer. */
export function BillingPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(billingState);
  const Section = state.view === 'purchases' ? Purchases : PaymentNotices;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bill:title')}</h1>
        <Segmented
          aria-label={t('bill:title')}
          options={(['purchases', 'notices'] as const).map((value) => ({ value, label: t(`bill:view.${value}`) }))}
          value={state.view}
          onChange={(view: BillingState['view']) => setState({ ...noFilters, view, page: 1 })}
        />
      </div>
      <Section
        state={state}
        onGo={setState}
        onFind={(change) => setState({ page: 1, purchase: undefined, ...change })}
      />
      {state.purchase !== undefined && (
        <PurchaseDrawer
          key={state.purchase}
          orderCode={state.purchase}
          onClose={() => setState({ purchase: undefined })}
        />
      )}
    </div>
  );
}
