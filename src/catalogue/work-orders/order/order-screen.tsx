import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useFollowedChanges } from '../../../providers/calls/other-tabs.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import { orderReads } from '../../shared/work-order/use-current-order.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { OrderLines } from '../lines/order-lines.tsx';
import { PrintedOrder } from '../paper/printed-order.tsx';
import { useUnsentEdits } from '../unsent/use-unsent.ts';
import { itemsWithUnsent, orderWithUnsent } from '../unsent/with-unsent.ts';
import { useOrderPeople } from '../use-order-people.ts';
import { OrderHead } from './order-head.tsx';
import styles from './order-screen.module.css';
import { orderState } from './order-state.ts';

/** One work order: edit in place, compare with today's catalogue, export, print. */
export function OrderScreen() {
  const [{ listId }] = useUrlState(orderState);
  return listId === undefined ? <OrderMissing /> : <Order key={listId} listId={listId} />;
}

function Order({ listId }: { listId: number }) {
  const { t } = useTranslation('work-orders');
  const options = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
  const order = useCall(workOrderCalls.getPartList, { listId }, options);
  const items = useCall(workOrderCalls.getItem, { listId }, options);
  useFollowedChanges(orderReads);
  const edits = useUnsentEdits(listId);
  const rows = useMemo(() => items.data && itemsWithUnsent(items.data.rows, edits), [items.data, edits]);
  const isPending = usePendingDetails(listId);
  const error = order.error ?? items.error;
  if (error instanceof CallError && error.code === '900404') return <OrderMissing />;
  if (order.data === undefined || rows === undefined || isPending) {
    return (
      <>
        <h1 className="unseen">{t('kind')}</h1>
        {error === null ? (
          <Skeleton label={t('loading')} rows={10} />
        ) : (
          <CallFailed error={error} onRetry={() => void Promise.all([order.refetch(), items.refetch()])} />
        )}
      </>
    );
  }
  const shown = orderWithUnsent(order.data, edits);
  return (
    <>
      <div className={screenClass(styles.screen)}>
        <OrderHead order={shown} items={rows} />
        <OrderLines order={shown} items={rows} />
        <footer className={styles.notes}>
          <p>{t('priceNote')}</p>
          {isSampleVehicle(shown.vehicleId) && <p>{t('demoNote')}</p>}
        </footer>
      </div>
      <ConflictDialog />
      <PrintedOrder order={shown} items={rows} />
    </>
  );
}

/** Whether details are loading that would shift the layout if they came later. If they fail, the order is shown without them. */
function usePendingDetails(listId: number): boolean {
  const current = useCall(workOrderCalls.getItemPresent, { listId }, { staleTime: 0 });
  const people = useOrderPeople();
  const { isLoading } = useProvince();
  return current.isInitialLoading || people.isLoading || isLoading;
}

function OrderMissing() {
  const { t } = useTranslation('work-orders');
  const action = (
    <Link className={buttonClass('primary')} to={links.orders()}>
      {t('order.back')}
    </Link>
  );
  return (
    <>
      <h1 className="unseen">{t('kind')}</h1>
      <State icon="list" title={t('order.missingTitle')} actions={action}>
        {t('order.missingHint')}
      </State>
    </>
  );
}
