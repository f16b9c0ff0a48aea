import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LazyBoundary } from '../../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx';
import styles from './check-up.module.css';
import { useCheckUp } from './use-check-up.ts';

const CheckUpDialog = lazyWithRetry(async () => (await import('./check-up-dialog.tsx')).CheckUpDialog);

/** Opens the check-up; its badge says how many findings are open. */
export function CheckUpButton({ order, items }: { order: WorkOrder; items: readonly WorkOrderItem[] }) {
  const { t } = useTranslation('work-orders');
  const [isOpen, setOpen] = useState(false);
  const { findings = [] } = useCheckUp(order, false);
  const count = findings.filter(({ isDismissed }) => !isDismissed).length;
  if (items.length === 0) return null;
  return (
    <>
      <Button aria-label={count > 0 ? t('order.checkUpOpen', { count }) : undefined} onClick={() => setOpen(true)}>
        {/* As wide as the icon: the buttons beside it must not move when the findings come. */}
        {count > 0 ? <span className={styles.count}>{count}</span> : <Icon name="check" size={16} />}
        {t('order.checkUp')}
      </Button>
      {isOpen && (
        <LazyBoundary onError={() => setOpen(false)}>
          <CheckUpDialog order={order} items={items} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
