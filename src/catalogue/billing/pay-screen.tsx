import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import { OrderCode, type Purchase } from '../../contract/billing/schemas.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../providers/calls/query-key.ts';
import { refetchCalls } from '../../providers/calls/refetch-calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { paths } from '../shared/navigation/paths.ts';
import styles from './billing.module.css';
import { PaymentPanel } from './payment-panel.tsx';
import { PurchaseOutcome } from './purchase-outcome.tsx';
import { refreshUser } from './refresh-user.ts';

const POLL_MS = 3_000;

/** Payment and outcome of one purchase, which the URL names: a reload loses nothing. */
export function PayScreen() {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const orderCode = OrderCode.safeParse(params.get('orderCode')).data;
  return (
    <div className={screenClass(styles.narrow)}>
      <h1>{t('pay.title')}</h1>
      {orderCode === undefined ? <NotFound /> : <PurchaseStatus key={orderCode} orderCode={orderCode} />}
    </div>
  );
}

function PurchaseStatus({ orderCode }: { orderCode: string }) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(
    billingCalls.payStatus,
    { orderCode },
    { staleTime: 0, refetchInterval: (purchase) => (purchase === undefined || isOpen(purchase) ? POLL_MS : false) },
  );
  useRefreshAfterGrant(data?.state === 'granted');
  if (error instanceof CallError && error.code === '900404') return <NotFound />;
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const onChange = (purchase: Purchase) =>
    queryClient.setQueryData(queryKeyOf(billingCalls.payStatus, { orderCode }), purchase);
  if (data.state === 'created' && data.expiresInS > 0)
    return <PaymentPanel purchase={data} isOffline={error !== null} onChange={onChange} />;
  return <PurchaseOutcome purchase={data} />;
}

function isOpen({ state }: Purchase): boolean {
  return state === 'created' || state === 'paid';
}

/** Refetches what a granted purchase changes: counters, packages and the session's user. */
function useRefreshAfterGrant(isGranted: boolean) {
  useEffect(() => {
    if (!isGranted) return;
    void refetchCalls(quotaCalls.getDeduct, billingCalls.ownedPackageList, billingCalls.listPurchases);
    void refreshUser();
  }, [isGranted]);
}

function NotFound() {
  const { t } = useTranslation('billing');
  const actions = (
    <Link className={buttonClass('primary')} to={paths.userPackage}>
      {t('pay.own')}
    </Link>
  );
  return (
    <State title={t('pay.missing')} actions={actions}>
      {t('pay.missingHint')}
    </State>
  );
}
