import { useTranslation } from 'react-i18next';
import type { CurrentItem, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { language } from '../../../../providers/language.ts';
import { notify } from '../../../../providers/notification.ts';
import { useStore } from '../../../../providers/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showTotalFen } from '../../../../ui/money.ts';
import type { OrderView } from '../../order/order-state.ts';
import { sumLines } from '../line-totals.ts';
import { type Changes, useOrderActions } from '../order-actions.ts';
import styles from './changes-bar.module.css';
import { countChanges, numberUpdates, priceUpdate, withCurrentPrices } from './line-changes.ts';

interface ChangesBarProps {
  items: readonly WorkOrderItem[];
  currentItems: readonly CurrentItem[];
  changes: Changes;
  view: OrderView;
  onChange: (change: Partial<OrderView>) => void;
}

/** Summary of what has changed in the catalogue since the lines were added, with buttons to update all lines. */
export function ChangesBar({ items, currentItems, changes, view, onChange }: ChangesBarProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const { update } = useOrderActions();
  const { prices, numbers, others, fits } = countChanges(changes);
  const saved = sumLines(items).totalFen;
  const current = sumLines(withCurrentPrices(items, currentItems)).totalFen;
  const parts = [
    prices > 0 ? t('change.prices', { count: prices }) : '',
    numbers > 0 ? t('change.numbers', { count: numbers }) : '',
    others > 0 ? t('change.others', { count: others }) : '',
    fits > 0 ? t('change.fits', { count: fits }) : '',
  ].filter(Boolean);
  const difference = showTotalFen(Math.abs(current - saved), locale);
  return (
    <section className={styles.bar} aria-label={t('change.label')}>
      <Icon name="info" />
      <p className={styles.text}>
        <strong>{parts.join(t('change.and'))}</strong>{' '}
        {prices > 0 && (
          <span className="number">
            {t('change.totals', {
              was: showTotalFen(saved, locale),
              now: showTotalFen(current, locale),
              difference: `${current < saved ? '−' : '+'}${difference}`,
            })}
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {prices > 0 && (
          <Button onClick={() => update(items.map((item) => priceUpdate(item, changes.get(item.partId))))}>
            {t('change.takePrices')}
          </Button>
        )}
        {numbers > 0 && (
          <Button
            onClick={() => {
              const { updates, duplicateNum } = numberUpdates(items, changes);
              if (duplicateNum > 0) notify('warning', t('change.duplicate', { count: duplicateNum }));
              update(updates);
            }}
          >
            {t('change.takeNumbers')}
          </Button>
        )}
        <Button
          variant="plain"
          aria-pressed={view.isChangedOnly}
          onClick={() => onChange({ isChangedOnly: !view.isChangedOnly })}
        >
          {t(view.isChangedOnly ? 'change.showAll' : 'change.showOnly')}
        </Button>
      </div>
    </section>
  );
}

/** In the place of the bar, so that the lines do not move when a refresh finds changes. */
export function NoChanges() {
  const { t } = useTranslation('work-orders');
  return (
    <p className={styles.none} role="status">
      <Icon name="check" />
      {t('change.none')}
    </p>
  );
}
