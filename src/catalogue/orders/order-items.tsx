import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../contract/work-orders.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { State } from '../../ui/state.tsx';
import { paths } from '../routes.ts';
import cards from './card-table.module.css';
import { OrderItemRow } from './order-item-row.tsx';
import styles from './order-items.module.css';
import { totalsOf } from './order-lines.ts';
import { partsOf } from './parts-of.ts';
import { useProvinceName } from './use-province-name.ts';

interface OrderItemsProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

const columns = ['line', 'name', 'oe', 'brand', 'remark', 'quantity', 'price', 'lineTotal'] as const;
const looks: Record<string, string | undefined> = {
  line: cards.lead,
  quantity: styles.quantity,
  price: cards.amount,
  lineTotal: cards.amount,
};

/** The parts of an order with their total; on a phone a card each. */
export function OrderItems({ order, items }: OrderItemsProps) {
  const { t } = useTranslation('orders');
  const provinceName = useProvinceName();
  if (items.length === 0) return <NoItems order={order} />;
  return (
    <table className={`${cards.table} ${styles.table}`} aria-label={order.name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={looks[column]}>
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col" className={cards.actions}>
            <span className="unseen">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <OrderItemRow
            key={item.partId}
            listId={order.listId}
            item={item}
            line={index + 1}
            // Said only where it is another than the order's.
            province={item.provinceCode === order.provinceCode ? null : provinceName(item.provinceCode)}
          />
        ))}
      </tbody>
      <Total items={items} />
    </table>
  );
}

function Total({ items }: { items: readonly WorkOrderItem[] }) {
  const { t } = useTranslation('orders');
  const locale = useStore(language);
  const { totalFen, unpricedNum } = totalsOf(items);
  return (
    <tfoot>
      <tr>
        <td colSpan={columns.length - 1}>
          <strong>{t('total')}</strong>
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

function NoItems({ order }: { order: WorkOrder }) {
  const { t } = useTranslation('orders');
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
