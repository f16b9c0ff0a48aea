import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { viewedItems } from '../order/order-view.ts';
import { partsOf } from '../order/parts-of.ts';
import { useSelection } from '../use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { lineChanges } from './line-changes.ts';
import { OrderActionsProvider } from './order-context.ts';
import { OrderItems } from './order-items.tsx';
import { OrderTools } from './order-tools.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useGetItemPresent } from './use-get-item-present.ts';
import { useOrderView } from './use-order-view.ts';
import { useRemoveItems } from './use-remove-items.ts';
import { useTake } from './use-take.ts';

interface OrderLinesProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** The lines of an order with what can be done to them: found, sorted, chosen, compared with today. */
export function OrderLines({ order, items }: OrderLinesProps) {
  const { t } = useTranslation('work-orders');
  const [view, setView] = useOrderView(order.listId);
  const present = useGetItemPresent(order.listId).data;
  const changes = useMemo(() => lineChanges(items, present ?? []), [items, present]);
  const viewed = useMemo(() => viewedItems(items, view, (partId) => changes.has(partId)), [items, changes, view]);
  const inSight = useMemo(() => viewed.map(({ item }) => item.partId), [viewed]);
  const selection = useSelection(inSight);
  const chosen = useMemo(() => {
    const ids = new Set(selection.ids);
    return viewed.flatMap(({ item }) => (ids.has(item.partId) ? [item] : []));
  }, [viewed, selection.ids]);
  const actions = useActions(order.listId, items, view.kind);
  if (items.length === 0) return <NoItems order={order} />;
  return (
    <OrderActionsProvider value={actions}>
      <ChangesBar items={items} present={present ?? []} changes={changes} view={view} onView={setView} />
      <OrderTools view={view} count={items.length} onView={setView} />
      {viewed.length === 0 ? (
        <State
          icon="search"
          title={t('empty.noItemTitle')}
          actions={<Button onClick={() => setView({ search: '', isChangedOnly: false })}>{t('list.clear')}</Button>}
        />
      ) : (
        <OrderItems {...{ order, items, viewed, changes, selection, view }} onView={setView} />
      )}
      {chosen.length > 0 && <BulkBar order={order} chosen={chosen} changes={changes} onDone={selection.clear} />}
      <OrderTotals items={items} present={present} kind={view.kind} onKind={(kind) => setView({ kind })} />
    </OrderActionsProvider>
  );
}

/** The same functions from one drawing to the next, so that only the lines that changed are drawn again. */
function useActions(listId: number, items: readonly WorkOrderItem[], kind: ReturnType<typeof useOrderView>[0]['kind']) {
  const take = useTake(listId, items);
  const remove = useRemoveItems(listId);
  const latest = useRef({ take, remove });
  latest.current = { take, remove };
  const onTake = useCallback((changes: Parameters<typeof take>[0]) => void latest.current.take(changes), []);
  const onRemove = useCallback((removed: Parameters<typeof remove>[0]) => latest.current.remove(removed), []);
  return useMemo(() => ({ listId, kind, take: onTake, remove: onRemove }), [listId, kind, onTake, onRemove]);
}

function NoItems({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('work-orders');
  const parts = partsOf(order);
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
