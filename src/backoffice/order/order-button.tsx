import { SortAscendingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';

const OrderDialog = lazyWithRetry(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** Opens the dialog in which the records of an ordered resource are moved. */
export function OrderButton({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const { canEdit } = usePermissions(resource);
  const [isOpen, setOpen] = useState(false);
  if (resource.crud.order === undefined || !canEdit) return null;
  return (
    <>
      <Button icon={<SortAscendingOutlined aria-hidden />} aria-label={t('order.open')} onClick={() => setOpen(true)}>
        <span className={styles.wide}>{t('order.open')}</span>
      </Button>
      {isOpen && (
        <LazyBoundary>
          <OrderDialog resource={resource} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
