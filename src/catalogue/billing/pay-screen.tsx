import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { billingCalls } from '../../contract/billing/calls.ts';
import { OrderCode, type Purchase } from '../../contract/billing/schemas.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf, useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import styles from './buy.module.css';
import { Paying } from './paying.tsx';
import { Receipt } from './receipt.tsx';
import { refreshUser } from './refresh-user.ts';
import { useFrom, useWayOn } from './use-from.ts';

const LOOK_MS = 3_000;

/** One order until it is paid, and what has become of it: the link alone says which, so that a reload loses nothing. */
export function PayScreen() {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const orderCode = OrderCode.safeParse(params.get('orderCode')).data;
  return (
    <div className={screenClass(styles.narrow)}>
      <h1>{t('pay.title')}</h1>
      {orderCode === undefined ? <Missing /> : <Order key={orderCode} orderCode={orderCode} />}
    </div>
  );
}

function Order({ orderCode }: { orderCode: string }) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(
    billingCalls.payStatus,
    { orderCode },
    { staleTime: 0, refetchInterval: (order) => (order === undefined || isOpen(order) ? LOOK_MS : false) },
  );
  useRefreshOnce(data?.state === 'granted');
  if (error instanceof CallError && error.code === '900404') return <Missing />;
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const onTold = (order: Purchase) =>
    queryClient.setQueryData(queryKeyOf(billingCalls.payStatus, { orderCode }), order);
  if (data.state === 'created' && data.expiresInS > 0)
    return <Paying order={data} isOffline={error !== null} onTold={onTold} />;
  return <Outcome order={data} />;
}

function isOpen({ state }: Purchase): boolean {
  return state === 'created' || state === 'paid';
}

/** What a payment changes elsewhere: the counters, the packages, the e-commerce price tag. */
function useRefreshOnce(isGranted: boolean) {
  useEffect(() => {
    if (!isGranted) return;
    const stale = [quotaCalls.getDeduct, billingCalls.ownedPackageList, billingCalls.listPurchases].map(
      ({ operation }) => operation,
    );
    for (const operation of stale) void queryClient.invalidateQueries([operation]);
    void refreshUser();
  }, [isGranted]);
}

/** The order is over, or about to be: what happened, and what to do next. */
function Outcome({ order }: { order: Purchase }) {
  const { t } = useTranslation('billing');
  const from = useFrom();
  const wayOn = useWayOn();
  const { state, closeReason, refundReason, packageId } = order;
  const again = (
    <Link
      className={buttonClass('primary')}
      to={packageId === null ? links.buyService(from) : links.buyOrder(packageId, from)}
    >
      {t('pay.again')}
    </Link>
  );
  const own = (
    <Link className={buttonClass()} to={paths.userPackage}>
      {t('pay.own')}
    </Link>
  );
  if (state === 'granted') {
    const onwards = (
      <>
        <Link className={buttonClass('primary')} to={wayOn}>
          {t('pay.goOn')}
        </Link>
        {own}
      </>
    );
    return (
      <>
        <div role="status">
          <State icon="check" title={t('pay.granted')} actions={onwards}>
            {t('pay.grantedHint', { name: order.packageName })}
          </State>
        </div>
        <Receipt orderCode={order.orderCode} />
      </>
    );
  }
  if (state === 'paid') {
    return (
      <div role="status">
        <State title={t('pay.paid')}>{t('pay.paidHint')}</State>
      </div>
    );
  }
  if (state === 'refundNeeded') {
    return (
      <>
        <State icon="warning" isAlert title={t(`pay.refund.${refundReason ?? 'late'}`)} actions={own}>
          {t('pay.refundHint')}
        </State>
        <Receipt orderCode={order.orderCode} />
      </>
    );
  }
  if (state === 'refunded') {
    return (
      <>
        <State icon="info" title={t('pay.refunded')} actions={own}>
          {t('pay.refundedHint')}
        </State>
        <Receipt orderCode={order.orderCode} />
      </>
    );
  }
  return (
    <State icon="info" title={t(`pay.closed.${closeReason ?? 'expired'}`)} actions={again}>
      {t('pay.closedHint')}
    </State>
  );
}

function Missing() {
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
