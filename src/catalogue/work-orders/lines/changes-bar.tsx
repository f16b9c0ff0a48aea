import { useTranslation } from 'react-i18next';
import type { CurrentItem, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import type { OrderView } from '../order/order-view.ts';
import styles from './changes-bar.module.css';
import { atPresent, countsOf, takeNumbers, takePrice } from './line-changes.ts';
import { type Changes, useOrderActions } from './order-context.ts';
import { totalsOf } from './order-lines.ts';

interface ChangesBarProps {
  items: readonly WorkOrderItem[];
  present: readonly CurrentItem[];
  changes: Changes;
  view: OrderView;
  onView: (change: Partial<OrderView>) => void;
}

/** What has changed in the catalogue since the lines were added, and the way to take it all. */
export function ChangesBar({ items, present, changes, view, onView }: ChangesBarProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const { take } = useOrderActions();
  const { prices, numbers, others } = countsOf(changes);
  if (changes.size === 0) return null;
  const was = totalsOf(items).totalFen;
  const now = totalsOf(atPresent(items, present)).totalFen;
  const said = [
    prices > 0 ? t('change.prices', { count: prices }) : '',
    numbers > 0 ? t('change.numbers', { count: numbers }) : '',
    others > 0 ? t('change.others', { count: others }) : '',
  ].filter(Boolean);
  const difference = showTotalFen(Math.abs(now - was), locale);
  return (
    <section className={styles.bar} aria-label={t('change.label')}>
      <Icon name="info" />
      <p className={styles.words}>
        <strong>{said.join(t('change.and'))}</strong>{' '}
        {prices > 0 && (
          <span className="number">
            {t('change.totals', {
              was: showTotalFen(was, locale),
              now: showTotalFen(now, locale),
              difference: `${now < was ? '−' : '+'}${difference}`,
            })}
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {prices > 0 && (
          <Button onClick={() => take(items.map((item) => takePrice(item, changes.get(item.partId))))}>
            {t('change.takePrices')}
          </Button>
        )}
        {numbers > 0 && (
          <Button
            onClick={() => {
              const { taken, doubleNum } = takeNumbers(items, changes);
              if (doubleNum > 0) notify('warning', t('change.double', { count: doubleNum }));
              take(taken);
            }}
          >
            {t('change.takeNumbers')}
          </Button>
        )}
        <Button
          variant="plain"
          aria-pressed={view.isChangedOnly}
          onClick={() => onView({ isChangedOnly: !view.isChangedOnly })}
        >
          {t(view.isChangedOnly ? 'change.showAll' : 'change.showOnly')}
        </Button>
      </div>
    </section>
  );
}
