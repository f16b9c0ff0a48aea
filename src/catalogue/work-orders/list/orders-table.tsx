import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import cards from '../card-table.module.css';
import { SortButton } from '../sort-button.tsx';
import type { Selection } from '../use-selection.ts';
import { OrderRow } from './order-row.tsx';
import type { OrdersQuery } from './orders-query.ts';
import styles from './orders-table.module.css';

interface OrdersTableProps {
  orders: readonly WorkOrder[];
  query: OrdersQuery;
  selection: Selection;
  onSort: (sort: Pick<OrdersQuery, 'sortBy' | 'orderBy'>) => void;
  onRemove: (listIds: readonly number[]) => Promise<void>;
  onCopy: (order: WorkOrder) => void;
}

/** The orders of one page: a table, on a phone a card each. */
export function OrdersTable({ orders, query, selection, onSort, onRemove, onCopy }: OrdersTableProps) {
  const { t } = useTranslation('work-orders');
  const sort = { query, onSort };
  return (
    <table className={cards.table}>
      <thead>
        <tr>
          <th scope="col" className={cards.lead}>
            <input
              className={styles.check}
              type="checkbox"
              aria-label={t('list.selectAll')}
              checked={selection.ids.length === orders.length}
              onChange={selection.toggleAll}
            />
          </th>
          <SortedHead {...sort} field="name">
            {t('listColumn.name')}
          </SortedHead>
          <th scope="col">{t('listColumn.vehicle')}</th>
          <th scope="col">{t('listColumn.vin')}</th>
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
            isSelected={selection.has(order.listId)}
            onSelect={() => selection.toggle(order.listId)}
            onRemove={() => onRemove([order.listId])}
            onCopy={() => onCopy(order)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SortedHeadProps extends Pick<OrdersTableProps, 'query' | 'onSort'> {
  field: 'name' | 'updateTime';
  children: ReactNode;
}

/** A head that sorts: names begin with A, times with the latest; once more turns it round. */
function SortedHead({ field, query, onSort, children }: SortedHeadProps) {
  const isSorted = query.sortBy === field;
  const first = field === 'name' ? 'asc' : 'desc';
  const other = query.orderBy === 'asc' ? 'desc' : 'asc';
  const sorted = query.orderBy === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? sorted : undefined}>
      <SortButton
        direction={isSorted ? query.orderBy : null}
        onClick={() => onSort({ sortBy: field, orderBy: isSorted ? other : first })}
      >
        {children}
      </SortButton>
    </th>
  );
}
