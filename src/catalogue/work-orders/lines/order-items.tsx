import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showTotalFen } from '../../../ui/money.ts';
import cards from '../card-table.module.css';
import type { ItemSort, OrderView, PlacedItem } from '../order/order-view.ts';
import { useProvinceName } from '../order/use-province-name.ts';
import { SortButton } from '../sort-button.tsx';
import type { Selection } from '../use-selection.ts';
import type { Changes } from './order-context.ts';
import { OrderItemRow } from './order-item-row.tsx';
import styles from './order-items.module.css';
import { totalsOf } from './order-lines.ts';
import { useLineWindow } from './use-line-window.ts';

interface OrderItemsProps {
  order: WorkOrder;
  /** All lines of the order, and those in sight. */
  items: readonly WorkOrderItem[];
  viewed: readonly PlacedItem[];
  changes: Changes;
  selection: Selection;
  view: OrderView;
  onView: (change: Partial<OrderView>) => void;
}

const columns: readonly { key: string; sort?: ItemSort; look?: string | undefined }[] = [
  { key: 'line', sort: 'added', look: styles.lineHead },
  { key: 'name', sort: 'name' },
  { key: 'oe', sort: 'oe' },
  { key: 'brand' },
  { key: 'remark' },
  { key: 'quantity', look: styles.quantity },
  { key: 'price', sort: 'price', look: cards.amount },
  { key: 'lineTotal', look: cards.amount },
];

/** The lines of an order with their total; on a phone a card each; of very many only those in view are in the page. */
export function OrderItems({ order, items, viewed, changes, selection, view, onView }: OrderItemsProps) {
  const { t } = useTranslation('work-orders');
  const provinceName = useProvinceName();
  const table = useRef<HTMLTableElement>(null);
  const { first, last, before, after, measure } = useLineWindow(viewed.length, table);
  const all = (
    <input
      className={styles.check}
      type="checkbox"
      aria-label={t('item.selectAll')}
      checked={selection.ids.length === viewed.length}
      onChange={selection.toggleAll}
    />
  );
  return (
    <>
      <div className={styles.all}>
        {all} <span aria-hidden="true">{t('item.selectAll')}</span>
      </div>
      <table
        ref={table}
        className={`${cards.table} ${styles.table}`}
        aria-label={order.name}
        aria-rowcount={viewed.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={cards.lead}>
              {all}
            </th>
            {columns.map(({ key, sort, look }) => (
              <th key={key} scope="col" className={look} aria-sort={sort && sortedAs(view, sort)}>
                <Head column={key} sort={sort} view={view} onView={onView} />
              </th>
            ))}
            <th scope="col" className={cards.actions}>
              <span className="unseen">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} />}
          {viewed.slice(first, last).map(({ item, line }, offset) => (
            <OrderItemRow
              key={item.partId}
              index={first + offset}
              item={item}
              line={line}
              change={changes.get(item.partId)}
              isSelected={selection.has(item.partId)}
              onSelect={selection.toggle}
              measure={measure}
              // Said only where it is another than the order's.
              province={item.provinceCode === order.provinceCode ? null : provinceName(item.provinceCode)}
            />
          ))}
          {after > 0 && <Gap height={after} />}
        </tbody>
        <Total items={items} kind={view.kind} />
      </table>
    </>
  );
}

function sortedAs(view: OrderView, sort: ItemSort) {
  if (view.sortBy !== sort) return undefined;
  return view.orderBy === 'asc' ? 'ascending' : 'descending';
}

interface HeadProps extends Pick<OrderItemsProps, 'view' | 'onView'> {
  column: string;
  sort: ItemSort | undefined;
}

function Head({ column, sort, view, onView }: HeadProps) {
  const { t } = useTranslation('work-orders');
  const label = column === 'price' ? t(`priceColumn.${view.kind}`) : t(`column.${column}`);
  if (sort === undefined) return <>{label}</>;
  const other = view.orderBy === 'asc' ? 'desc' : 'asc';
  return (
    <SortButton
      direction={view.sortBy === sort ? view.orderBy : null}
      onClick={() => onView({ sortBy: sort, orderBy: view.sortBy === sort ? other : 'asc' })}
    >
      {label}
    </SortButton>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}

function Total({ items, kind }: { items: readonly WorkOrderItem[]; kind: OrderView['kind'] }) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const { totalFen, unpricedNum } = totalsOf(items, kind);
  return (
    <tfoot>
      <tr>
        <td colSpan={columns.length}>
          <strong>{kind === 'market' ? t('total') : t('totalOf', { kind: t(`priceKind.${kind}`) })}</strong>
          {unpricedNum > 0 && <span className={styles.unpriced}>{t('unpriced', { count: unpricedNum })}</span>}
        </td>
        <td className={`${cards.amount} ${styles.sum} number`} aria-live="polite">
          {showTotalFen(totalFen, locale)}
        </td>
        <td className={cards.actions} />
      </tr>
    </tfoot>
  );
}
