import { useTranslation } from 'react-i18next';
import type { CurrentItem, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { isKindKnown, type PriceKind, priceKinds } from '../order/price-kinds.ts';
import { atPresent } from './line-changes.ts';
import { totalsOf } from './order-lines.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  items: readonly WorkOrderItem[];
  /** How the items stand in the catalogue today; nothing until it is known. */
  present: readonly CurrentItem[] | undefined;
  kind: PriceKind;
  onKind: (kind: PriceKind) => void;
}

/** Prices that the catalogue dates anew; those of shops on the web are kept as they were seen. */
const presentKinds: readonly PriceKind[] = ['market', 'region', 'guide'];

/** What the whole order comes to by each kind of price: as it was seen, and today. */
export function OrderTotals({ items, present, kind, onKind }: OrderTotalsProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const now = present === undefined ? null : atPresent(items, present);
  return (
    <section className={styles.panel}>
      <h2>{t('totals.title')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('totals.kind')}</th>
            <th scope="col" className={styles.amount}>
              {t('totals.seen')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('totals.now')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('totals.unpriced')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceKinds.map((other) => {
            const seen = totalsOf(items, other);
            const isKnown = isKindKnown(items, other);
            const isDated = now !== null && presentKinds.includes(other) && isKindKnown(now, other);
            return (
              <tr key={other} className={other === kind ? styles.shown : ''}>
                <th scope="row">
                  <label>
                    <input type="radio" name="price-kind" checked={other === kind} onChange={() => onKind(other)} />
                    {t(`priceKind.${other}`)}
                  </label>
                </th>
                <td className={`${styles.amount} number`}>{isKnown ? showTotalFen(seen.totalFen, locale) : '---'}</td>
                <td className={`${styles.amount} number`}>
                  {isDated ? showTotalFen(totalsOf(now, other).totalFen, locale) : '---'}
                </td>
                <td className={`${styles.amount} number`}>{seen.unpricedNum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
