import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { SelectAllLine } from '../../shared/list/select-all-line.tsx';
import { useVirtualRows } from '../../shared/list/use-virtual-rows.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import cards from '../card-table.module.css';
import type { ItemSort, OrderView } from '../order/order-state.ts';
import { useProvinceName } from '../order/use-province-name.ts';
import type { NumberedItem } from '../order/visible-items.ts';
import { RowCheck } from '../row-check.tsx';
import { SortButton } from '../sort-button.tsx';
import type { Selection } from '../use-selection.ts';
import { sumLines } from './line-totals.ts';
import type { Changes } from './order-actions.ts';
import { OrderItemRow } from './order-item-row.tsx';
import styles from './order-items.module.css';

interface OrderItemsProps {
  order: WorkOrder;
  /** All items of the order. */
  items: readonly WorkOrderItem[];
  visible: readonly NumberedItem[];
  changes: Changes;
  selection: Selection;
  view: OrderView;
  onChange: (change: Partial<OrderView>) => void;
}

const columns: readonly { key: string; sort?: ItemSort; className?: string | undefined }[] = [
  { key: 'line', sort: 'added', className: styles.lineHead },
  { key: 'name', sort: 'name' },
  { key: 'oe', sort: 'oe' },
  { key: 'brand' },
  { key: 'remark' },
  { key: 'quantity', className: styles.quantity },
  { key: 'price', sort: 'price', className: cards.amount },
  { key: 'lineTotal', className: cards.amount },
];

/** The lines of an order and their total, as a virtualised table or, on a phone, as cards. */
export function OrderItems({ order, items, visible, changes, selection, view, onChange }: OrderItemsProps) {
  const { t } = useTranslation('work-orders');
  const provinceName = useProvinceName();
  const table = useRef<HTMLTableElement>(null);
  const { first, last, before, after, measure } = useVirtualRows({
    count: visible.length,
    renderAllMax: 150,
    rowHeight: () => (window.innerWidth <= 720 ? 300 : 45),
    container: table,
  });
  const hasAll = selection.ids.length === visible.length;
  return (
    <>
      <SelectAllLine label={t('item.selectAll')} isChecked={hasAll} onToggle={selection.toggleAll} />
      <table
        ref={table}
        className={`${cards.table} ${styles.table}`}
        aria-label={order.name}
        aria-rowcount={visible.length + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={cards.lead}>
              <RowCheck label={t('item.selectAll')} isChecked={hasAll} onToggle={selection.toggleAll} />
            </th>
            {columns.map(({ key, sort, className }) => (
              <th key={key} scope="col" className={className} aria-sort={sort && ariaSort(view, sort)}>
                <Head column={key} sort={sort} view={view} onChange={onChange} />
              </th>
            ))}
            <th scope="col" className={cards.actions}>
              <span className="unseen">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {visible.slice(first, last).map(({ item, line }, offset) => (
            <OrderItemRow
              key={item.partId}
              index={first + offset}
              item={item}
              line={line}
              change={changes.get(item.partId)}
              isSelected={selection.has(item.partId)}
              onSelect={selection.toggle}
              measure={measure}
              province={item.provinceCode === order.provinceCode ? null : provinceName(item.provinceCode)}
            />
          ))}
          {after > 0 && <Spacer height={after} />}
        </tbody>
        <Total items={items} kind={view.kind} />
      </table>
    </>
  );
}

function ariaSort(view: OrderView, sort: ItemSort) {
  if (view.sortBy !== sort) return undefined;
  return view.orderBy === 'asc' ? 'ascending' : 'descending';
}

interface HeadProps extends Pick<OrderItemsProps, 'view' | 'onChange'> {
  column: string;
  sort: ItemSort | undefined;
}

function Head({ column, sort, view, onChange }: HeadProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const label = column === 'price' ? priceLabel(tPrices, view.kind, 'orderColumn') : t(`column.${column}`);
  if (sort === undefined) return <>{label}</>;
  const opposite = view.orderBy === 'asc' ? 'desc' : 'asc';
  return (
    <SortButton
      direction={view.sortBy === sort ? view.orderBy : null}
      onClick={() => onChange({ sortBy: sort, orderBy: view.sortBy === sort ? opposite : 'asc' })}
    >
      {label}
    </SortButton>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}

function Total({ items, kind }: { items: readonly WorkOrderItem[]; kind: OrderView['kind'] }) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const { totalFen, unpricedNum } = sumLines(items, kind);
  return (
    <tfoot>
      <tr>
        <td colSpan={columns.length}>
          <strong>{kind === 'market' ? t('total') : t('totalOf', { kind: priceLabel(tPrices, kind, 'order') })}</strong>
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
