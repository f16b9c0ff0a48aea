import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LazyBoundary } from '../../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx';

const ReturnDialog = lazyWithRetry(async () => (await import('./return-dialog.tsx')).ReturnDialog);

/** Notes why a line was returned; labour is never returned. */
export function ReturnButton({ item }: { item: WorkOrderItem }) {
  const { t } = useTranslation('work-orders');
  const [isOpen, setOpen] = useState(false);
  if (item.lineKind === 'labour') return null;
  const label = t('return.action', { name: item.stdPartName });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="plain" isSmall isIcon aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="undo" size={16} />
      </Button>
      {isOpen && (
        <LazyBoundary onError={close}>
          <ReturnDialog item={item} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
