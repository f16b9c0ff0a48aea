import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../contract/shop-time.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import type { ChangedItem, OrderChange } from '../../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../../providers/calls/use-call.ts';
import { language } from '../../../../providers/language.ts';
import { useStore } from '../../../../providers/store.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import type { OrderPeople } from '../../use-order-people.ts';
import { describeChanges } from './change-texts.ts';
import styles from './changes-dialog.module.css';

const PAGE_SIZE = 20;

interface ChangesDialogProps {
  listId: number;
  people: OrderPeople;
  onClose: () => void;
}

/** Who changed what of an order, newest first. */
export function ChangesDialog({ listId, people, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('work-orders-record');
  const { t: common } = useTranslation();
  const [pageNum, setPageNum] = useState(1);
  const query = useCall(
    workOrderCalls.getOrderChanges,
    { listId, pageNum, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <Dialog title={t('title')} closeLabel={common('action.close')} onClose={onClose} isWide>
      <PagedList query={query} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} empty={<p>{t('empty')}</p>}>
        {({ rows }) => (
          <ol className={styles.list}>
            {rows.map((change) => (
              <Change key={change.changeId} change={change} name={people.nameOf(change.userId) ?? t('unknown')} />
            ))}
          </ol>
        )}
      </PagedList>
    </Dialog>
  );
}

function Change({ change, name }: { change: OrderChange; name: string }) {
  const { t } = useTranslation('work-orders-record');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const { action, changedAt, itemNum, items, before, after } = change;
  const own = action === 'orderCopy' ? [] : describeChanges({ before, after }, { t, tPrices, locale });
  return (
    <li>
      <p className={styles.head}>
        <span className="quiet number">{formatDateTime(changedAt, locale)}</span> <strong>{name}</strong>{' '}
        {t(`action.${action}`, { count: itemNum, name: before.name })}
      </p>
      {own.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.partId} item={item} />
          ))}
          {itemNum > items.length && <li className="quiet">{t('more', { count: itemNum - items.length })}</li>}
        </ul>
      )}
    </li>
  );
}

function Item({ item }: { item: ChangedItem }) {
  const { t } = useTranslation('work-orders-record');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  return (
    <li>
      {item.name} {item.oe !== '' && <span className="oe">{item.oe}</span>}
      {describeChanges(item, { t, tPrices, locale }).map((text) => (
        <span key={text}> · {text}</span>
      ))}
    </li>
  );
}
