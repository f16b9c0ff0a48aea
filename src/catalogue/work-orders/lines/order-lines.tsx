import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { State } from '../../../ui/state.tsx';
import { FitReportHost } from '../../shared/fit-report/fit-report-host.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { orderPartsLink } from '../order/order-parts-link.ts';
import { type OrderView, orderState } from '../order/order-state.ts';
import { visibleItems } from '../order/visible-items.ts';
import { useSelection } from '../use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChangesBar, NoChanges } from './changes/changes-bar.tsx';
import { lineChanges } from './changes/line-changes.ts';
import { WithheldPrices } from './changes/withheld-prices.tsx';
import { useDeleteItems } from './editing/use-delete-items.ts';
import { useUpdateItems } from './editing/use-update-items.ts';
import { OrderActionsProvider } from './order-actions.ts';
import { OrderItems } from './order-items.tsx';
import { OrderTools } from './order-tools.tsx';
import { OrderTotals } from './order-totals.tsx';
import { reportSubjectOf } from './returns/report-subject.ts';

interface OrderLinesProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** The lines of an order: search, sort, selection, comparison with today's catalogue, totals. */
export function OrderLines({ order, items }: OrderLinesProps) {
  const { t } = useTranslation('work-orders');
  const [view, setState] = useUrlState(orderState);
  const setView = (change: Partial<OrderView>) => setState(change, { isReplacing: true });
  const { data: currentItems } = useCall(workOrderCalls.getItemPresent, { listId: order.listId }, { staleTime: 0 });
  const changes = useMemo(() => lineChanges(items, currentItems ?? []), [items, currentItems]);
  const visible = useMemo(() => visibleItems(items, view, (partId) => changes.has(partId)), [items, changes, view]);
  const visibleIds = useMemo(() => visible.map(({ item }) => item.partId), [visible]);
  const selection = useSelection(visibleIds);
  const selected = useMemo(() => {
    const ids = new Set(selection.ids);
    return visible.flatMap(({ item }) => (ids.has(item.partId) ? [item] : []));
  }, [visible, selection.ids]);
  const actions = useActions(order, items, view.kind);
  if (items.length === 0) return <NoItems order={order} />;
  return (
    <OrderActionsProvider value={actions}>
      {currentItems !== undefined && changes.size > 0 ? (
        <ChangesBar items={items} currentItems={currentItems} changes={changes} view={view} onChange={setView} />
      ) : (
        currentItems !== undefined && <NoChanges />
      )}
      <WithheldPrices items={items} currentItems={currentItems ?? []} />
      <OrderTools view={view} count={items.length} onChange={setView} />
      {visible.length === 0 ? (
        <State
          icon="search"
          title={t('empty.noItemTitle')}
          actions={<Button onClick={() => setView({ search: '', isChangedOnly: false })}>{t('list.clear')}</Button>}
        />
      ) : (
        <OrderItems {...{ order, items, visible, changes, selection, view }} onChange={setView} />
      )}
      {selected.length > 0 && <BulkBar order={order} selected={selected} changes={changes} onDone={selection.clear} />}
      <OrderTotals items={items} currentItems={currentItems} kind={view.kind} onKind={(kind) => setView({ kind })} />
      <FitReportHost />
    </OrderActionsProvider>
  );
}

/** Stable callbacks, so that only changed lines re-render. */
function useActions(order: WorkOrder, items: readonly WorkOrderItem[], kind: OrderView['kind']) {
  const { listId, vehicleId, vin } = order;
  const partsLink = orderPartsLink(order);
  const update = useUpdateItems(listId, items);
  const deleteItems = useDeleteItems(listId);
  const onUpdate = useStableCallback((changes: Parameters<typeof update>[0]) => void update(changes));
  const onDelete = useStableCallback(deleteItems);
  return useMemo(
    () => ({
      listId,
      kind,
      partsLink,
      update: onUpdate,
      deleteItems: onDelete,
      reportSubjectOf: (item: WorkOrderItem) => reportSubjectOf({ vehicleId, vin }, item),
    }),
    [listId, kind, partsLink, onUpdate, onDelete, vehicleId, vin],
  );
}

function NoItems({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('work-orders');
  const parts = orderPartsLink(order);
  const action = (
    <Link className={buttonClass('primary')} to={parts ?? paths.index}>
      {t(parts === null ? 'empty.action' : 'order.parts')}
    </Link>
  );
  return (
    <State icon="list" title={t('item.emptyTitle')} actions={action}>
      {t('item.emptyHint')}
    </State>
  );
}
