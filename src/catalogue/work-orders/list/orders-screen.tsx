import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { Pager } from '../../shared/list/pager.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { CopyDialog } from '../copy-dialog.tsx';
import { useRemoveList } from '../use-remove-list.ts';
import { useSelection } from '../use-selection.ts';
import { lastPageOf, paramsOf } from './orders-query.ts';
import styles from './orders-screen.module.css';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTools } from './orders-tools.tsx';
import { useGetList } from './use-get-list.ts';
import { useOrdersQuery } from './use-orders-query.ts';
import { useOrdersSheet } from './use-orders-sheet.ts';

/** The user's work orders: found, sorted, renamed, deleted and opened. */
export function OrdersScreen() {
  const { t } = useTranslation('work-orders');
  const { pathname } = useLocation();
  const [query, setQuery] = useOrdersQuery();
  const { data, error, refetch } = useGetList(query);
  const rows = data?.rows ?? [];
  const selection = useSelection(rows.map(({ listId }) => listId));
  const remove = useRemoveList();
  const onRemove = async (listIds: readonly number[]) => {
    if (await remove([...listIds])) selection.clear();
  };
  const [copied, setCopied] = useState<WorkOrder | null>(null);
  const makeSheet = useOrdersSheet(query);
  const last = lastPageOf(data?.total ?? 0);
  // The last order of the last page was deleted, or the link is an old one.
  if (data !== undefined && query.pageNum > last)
    return <Navigate to={`${pathname}?${paramsOf({ ...query, pageNum: last })}`} replace />;

  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {data !== undefined && <span className="quiet">{t('list.hint', { count: data.total })}</span>}
        {rows.length > 0 && (
          <div className={styles.export}>
            <ExportMenu label={t('list.export')} makeSheet={makeSheet} />
          </div>
        )}
      </div>
      <OrdersTools query={query} onChange={setQuery} />
      {data === undefined && error === null && <Skeleton label={t('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <NoOrders search={query.search} onClear={() => setQuery({ search: '' })} />}
      {rows.length > 0 && (
        <>
          <OrdersTable orders={rows} {...{ query, selection, onRemove }} onSort={setQuery} onCopy={setCopied} />
          {selection.ids.length > 0 && (
            <div className={styles.selected}>
              <span>{t('list.selected', { count: selection.ids.length })}</span>
              <Button variant="danger" isSmall onClick={() => onRemove(selection.ids)}>
                <Icon name="trash" size={16} />
                {t('list.removeSelected')}
              </Button>
            </div>
          )}
          <ConflictDialog />
          {copied !== null && <CopyDialog order={copied} onClose={() => setCopied(null)} />}
          <Pager page={query.pageNum} last={last} onPage={(pageNum) => setQuery({ pageNum })} />
        </>
      )}
    </div>
  );
}

function NoOrders({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('work-orders');
  if (search !== '')
    return (
      <State
        icon="search"
        title={t('empty.noMatchTitle')}
        actions={<Button onClick={onClear}>{t('list.clear')}</Button>}
      >
        {t('empty.noMatchHint', { search })}
      </State>
    );
  const action = (
    <Link className={buttonClass('primary')} to={paths.index}>
      {t('empty.action')}
    </Link>
  );
  return (
    <State icon="list" title={t('empty.title')} actions={action}>
      {t('empty.hint')}
    </State>
  );
}
