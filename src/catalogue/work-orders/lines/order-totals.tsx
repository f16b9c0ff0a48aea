import { useTranslation } from 'react-i18next';
import { isCatalogueKind, PRICE_KINDS, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { CurrentItem, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { isKindKnown } from '../order/item-price.ts';
import { withCurrentPrices } from './changes/line-changes.ts';
import { sumLines } from './line-totals.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  items: readonly WorkOrderItem[];
  /** Today's catalogue data; undefined until loaded. */
  currentItems: readonly CurrentItem[] | undefined;
  kind: PriceKind;
  onKind: (kind: PriceKind) => void;
}

/** The total of the order by price kind, at the saved and today's prices. */
export function OrderTotals({ items, currentItems, kind, onKind }: OrderTotalsProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const current = currentItems === undefined ? null : withCurrentPrices(items, currentItems);
  return (
    <section className={styles.panel}>
      <h2>{t('totals.title')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('totals.kind')}</th>
            <th scope="col" className={styles.amount}>
              {t('totals.whenAdded')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('totals.today')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('totals.unpriced')}
            </th>
          </tr>
        </thead>
        <tbody>
          {PRICE_KINDS.map((other) => {
            const saved = sumLines(items, other);
            const isKnown = isKindKnown(items, other);
            // Quotes are not refreshed.
            const isCurrentKnown = current !== null && isCatalogueKind(other) && isKindKnown(current, other);
            return (
              <tr key={other} className={other === kind ? styles.selected : ''}>
                <th scope="row">
                  <label>
                    <input type="radio" name="price-kind" checked={other === kind} onChange={() => onKind(other)} />
                    {priceLabel(tPrices, other, 'order')}
                  </label>
                </th>
                <td className={`${styles.amount} number`}>{isKnown ? showTotalFen(saved.totalFen, locale) : '---'}</td>
                <td className={`${styles.amount} number`}>
                  {isCurrentKnown ? showTotalFen(sumLines(current, other).totalFen, locale) : '---'}
                </td>
                <td className={`${styles.amount} number`}>{saved.unpricedNum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
