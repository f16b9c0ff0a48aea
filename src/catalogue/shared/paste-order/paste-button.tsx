import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';

const PasteDialog = lazyWithRetry(async () => (await import('./paste-dialog.tsx')).PasteDialog);

/** Opens the dialog that turns a message into an order, or into lines of the given order. */
export function PasteButton({ order }: { order?: WorkOrder }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="copy" size={16} />
        {t('pasteOrder')}
      </Button>
      {isOpen && (
        <LazyBoundary onError={() => setOpen(false)}>
          <PasteDialog order={order} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
