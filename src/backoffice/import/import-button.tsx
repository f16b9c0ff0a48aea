import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';

const ImportDialog = lazyWithRetry(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Opens the import of a CSV file into a resource that can be imported. */
export function ImportButton({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const { canAdd } = usePermissions(resource);
  const [isOpen, setOpen] = useState(false);
  if (resource.crud.importPlan === undefined || !canAdd) return null;
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} aria-label={t('import.open')} onClick={() => setOpen(true)}>
        <span className={styles.wide}>{t('import.open')}</span>
      </Button>
      {isOpen && (
        <LazyBoundary>
          <ImportDialog resource={resource} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
