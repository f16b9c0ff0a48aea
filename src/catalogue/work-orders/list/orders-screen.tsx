import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { useFollowedChanges } from '../../../providers/calls/other-tabs.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { State } from '../../../ui/state.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { PagedList } from '../../shared/list/paged-list.tsx';
import { FleetLink } from '../../shared/navigation/fleet-link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { PasteButton } from '../../shared/paste-order/paste-button.tsx';
import { orderReads } from '../../shared/work-order/use-current-order.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { CopyDialog } from '../copy-dialog.tsx';
import { useDeleteOrders } from '../use-delete-orders.ts';
import { type OrderPeople, useOrderPeople } from '../use-order-people.ts';
import { useSelection } from '../use-selection.ts';
import styles from './orders-screen.module.css';
import { type OrdersState, ordersQuery, ordersState } from './orders-state.ts';
import { OrdersTable } from './orders-table.tsx';
import { OrdersTools } from './orders-tools.tsx';
import { useOrdersSheet } from './use-orders-sheet.ts';

const PAGE_SIZE = 20;

/** The user's work orders: search, sort, pages, export. */
export function OrdersScreen() {
  const { t } = useTranslation('work-orders');
  const [state, setState] = useUrlState(ordersState);
  // Other screens change orders: the cached page is displayed at once and refetched.
  const query = useCall(
    workOrderCalls.getList,
    { ...ordersQuery(state), pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0, refetchOnWindowFocus: 'always' },
  );
  const people = useOrderPeople();
  useFollowedChanges(orderReads);
  const makeSheet = useOrdersSheet(state);
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {query.data !== undefined && <span className="quiet">{t('list.hint', { count: query.data.total })}</span>}
        {/* In the row of the heading: the other buttons stay in place when it appears. */}
        <div className={styles.export}>
          {query.data !== undefined && query.data.rows.length > 0 && (
            <ExportMenu label={t('list.export')} makeSheet={makeSheet} />
          )}
        </div>
        <div className={styles.start}>
          <PasteButton />
          <FleetLink />
        </div>
      </div>
      <OrdersTools state={state} people={people} onChange={setState} />
      <PagedList
        // The people decide whether there is a column of owners.
        query={people.isLoading ? { ...query, data: undefined } : query}
        page={state.pageNum}
        pageSize={PAGE_SIZE}
        onPage={(pageNum, options) => setState({ pageNum }, options)}
        empty={<NoOrders />}
        filter={{
          isSet: state.search !== '' || state.owner !== 'own',
          noMatch: t('empty.noMatchTitle'),
          hint: state.search === '' ? t('empty.noOrdersOf') : t('empty.noMatchHint', { search: state.search }),
          clear: t('list.clear'),
          onClear: () => setState({ search: '', owner: 'own' }),
        }}
      >
        {({ rows }) => <OrdersPage orders={rows} state={state} people={people} onSort={setState} />}
      </PagedList>
    </div>
  );
}

interface OrdersPageProps {
  orders: readonly WorkOrder[];
  state: OrdersState;
  people: OrderPeople;
  onSort: (sort: Pick<OrdersState, 'sortBy' | 'orderBy'>) => void;
}

/** One page of orders: select, rename, copy, delete. */
function OrdersPage({ orders, state, people, onSort }: OrdersPageProps) {
  const { t } = useTranslation('work-orders');
  const selection = useSelection(orders.map(({ listId }) => listId));
  const { run: deleteOrders } = useDeleteOrders(selection.clear);
  const [copySource, setCopySource] = useState<WorkOrder | null>(null);
  return (
    <>
      <OrdersTable
        {...{ orders, state, people, selection, onSort }}
        onDelete={(listId) => void deleteOrders([listId])}
        onCopy={setCopySource}
      />
      {selection.ids.length > 0 && (
        <div className={styles.selected}>
          <span>{t('list.selected', { count: selection.ids.length })}</span>
          <Button variant="danger" isSmall onClick={() => void deleteOrders([...selection.ids])}>
            <Icon name="trash" size={16} />
            {t('list.removeSelected')}
          </Button>
        </div>
      )}
      <ConflictDialog />
      {copySource !== null && <CopyDialog order={copySource} onClose={() => setCopySource(null)} />}
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('work-orders');
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
