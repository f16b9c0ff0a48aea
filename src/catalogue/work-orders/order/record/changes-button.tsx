import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { LazyBoundary } from '../../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx';
import type { OrderPeople } from '../../use-order-people.ts';
import styles from './changes-button.module.css';

const ChangesDialog = lazyWithRetry(async () => (await import('./changes-dialog.tsx')).ChangesDialog);

/** Opens the record of who changed what of the order. */
export function ChangesButton({ listId, people }: { listId: number; people: OrderPeople }) {
  const { t } = useTranslation('work-orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" className={styles.open ?? ''} onClick={() => setOpen(true)}>
        {t('order.changes')}
      </Button>
      {isOpen && (
        <LazyBoundary onError={() => setOpen(false)}>
          <ChangesDialog listId={listId} people={people} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
