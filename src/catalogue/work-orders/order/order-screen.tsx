import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { language } from '../../../providers/language.ts';
import { readSite } from '../../../providers/page/site.ts';
import { useStore } from '../../../providers/store.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { OrderLines } from '../lines/order-lines-panel.tsx';
import { OrderHead } from './order-head.tsx';
import styles from './order-screen.module.css';
import { orderSheet } from './order-sheet.ts';
import { orderViewOf } from './order-view.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { useGetItem } from './use-get-item.ts';
import { useGetPartList } from './use-get-part-list.ts';
import { useIsPrinting } from './use-printing.ts';
import { useProvinceName } from './use-province-name.ts';

/** One work order: read, changed where it stands, compared with today, exported and printed. */
export function OrderScreen() {
  const [params] = useSearchParams();
  const listId = Number(params.get('listId'));
  const isId = Number.isInteger(listId) && listId > 0 && listId < 2 ** 31;
  return isId ? <Order key={listId} listId={listId} /> : <OrderMissing />;
}

function Order({ listId }: { listId: number }) {
  const { t } = useTranslation('work-orders');
  const order = useGetPartList(listId);
  const items = useGetItem(listId);
  const error = order.error ?? items.error;
  if (error instanceof CallError && error.code === '900404') return <OrderMissing />;
  if (order.data === undefined || items.data === undefined) {
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
  return (
    <>
      <div className={screenClass(styles.screen)}>
        <OrderHead order={order.data} items={items.data.rows} />
        <OrderLines order={order.data} items={items.data.rows} />
        <footer className={styles.notes}>
          <p>{t('priceNote')}</p>
          {readSite().isDemo && <p>{t('demoNote')}</p>}
        </footer>
      </div>
      <ConflictDialog />
      <Paper order={order.data} items={items.data.rows} />
    </>
  );
}

/** The order as it goes to paper: whole, whatever is searched for on the screen. */
function Paper({ order, items }: { order: WorkOrder; items: readonly WorkOrderItem[] }) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const provinceName = useProvinceName();
  const [params] = useSearchParams();
  if (!useIsPrinting()) return null;
  const { kind } = orderViewOf(params);
  const { isDemo } = readSite();
  return <PrintedSheet sheet={orderSheet({ order, items, language: locale, t, provinceName, kind, isDemo })} />;
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
