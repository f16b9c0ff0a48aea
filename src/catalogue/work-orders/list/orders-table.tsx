import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { SelectAllLine } from '../../shared/list/select-all-line.tsx';
import cards from '../card-table.module.css';
import { useQuotationNews } from '../quotations/use-quotation-news.ts';
import { RowCheck } from '../row-check.tsx';
import { SortButton } from '../sort-button.tsx';
import type { OrderPeople } from '../use-order-people.ts';
import type { Selection } from '../use-selection.ts';
import { OrderRow } from './order-row.tsx';
import type { OrdersState } from './orders-state.ts';

interface OrdersTableProps {
  orders: readonly WorkOrder[];
  state: OrdersState;
  people: OrderPeople;
  selection: Selection;
  onSort: (sort: Pick<OrdersState, 'sortBy' | 'orderBy'>) => void;
  onDelete: (listId: number) => void;
  onCopy: (order: WorkOrder) => void;
}

/** The orders of one page, as a table or, on a phone, as cards. */
export function OrdersTable({ orders, state, people, selection, onSort, onDelete, onCopy }: OrdersTableProps) {
  const { t } = useTranslation('work-orders');
  const accepted = useQuotationNews();
  const sort = { state, onSort };
  const hasAll = selection.ids.length === orders.length;
  return (
    <>
      <SelectAllLine label={t('list.selectAll')} isChecked={hasAll} onToggle={selection.toggleAll} />
      <table className={cards.table}>
        <thead>
          <tr>
            <th scope="col" className={cards.lead}>
              <RowCheck label={t('list.selectAll')} isChecked={hasAll} onToggle={selection.toggleAll} />
            </th>
            <SortedHead {...sort} field="name">
              {t('listColumn.name')}
            </SortedHead>
            <th scope="col">{t('listColumn.vehicle')}</th>
            <th scope="col">{t('listColumn.vin')}</th>
            {people.isShared && <th scope="col">{t('listColumn.owner')}</th>}
            <th scope="col" className={cards.amount}>
              {t('listColumn.items')}
            </th>
            <th scope="col" className={cards.amount}>
              {t('listColumn.total')}
            </th>
            <SortedHead {...sort} field="updateTime">
              {t('listColumn.updated')}
            </SortedHead>
            <th scope="col">
              <span className="unseen">{t('listColumn.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.listId}
              order={order}
              isAccepted={accepted.has(order.listId)}
              owner={people.isShared ? (people.nameOf(order.ownerId) ?? t('owner.unknown')) : null}
              canDelete={people.canDelete(order)}
              isSelected={selection.has(order.listId)}
              onSelect={() => selection.toggle(order.listId)}
              onDelete={() => onDelete(order.listId)}
              onCopy={() => onCopy(order)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SortedHeadProps extends Pick<OrdersTableProps, 'state' | 'onSort'> {
  field: 'name' | 'updateTime';
  children: ReactNode;
}

/** Sorts names ascending and times descending first; a second click reverses the direction. */
function SortedHead({ field, state, onSort, children }: SortedHeadProps) {
  const isSorted = state.sortBy === field;
  const first = field === 'name' ? 'asc' : 'desc';
  const opposite = state.orderBy === 'asc' ? 'desc' : 'asc';
  const ariaSort = state.orderBy === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort : undefined}>
      <SortButton
        direction={isSorted ? state.orderBy : null}
        onClick={() => onSort({ sortBy: field, orderBy: isSorted ? opposite : first })}
      >
        {children}
      </SortButton>
    </th>
  );
}
