import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx';
import styles from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';

const ResourceImportDialog = lazyWithRetry(
  async () => (await import('./resource-import-dialog.tsx')).ResourceImportDialog,
);

/** Opens the dialog of an import. */
export function ImportButton({ dialog }: { dialog: (onClose: () => void) => ReactNode }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} aria-label={t('import.open')} onClick={() => setOpen(true)}>
        <span className={styles.wide}>{t('import.open')}</span>
      </Button>
      {isOpen && <LazyBoundary>{dialog(() => setOpen(false))}</LazyBoundary>}
    </>
  );
}

/** Opens the import of a CSV file into a resource that can be imported. */
export function ResourceImportButton({ resource }: { resource: Resource }) {
  const { canAdd } = usePermissions(resource);
  const { importPlan: planCall, importApply: applyCall } = resource.crud;
  if (planCall === undefined || applyCall === undefined || !canAdd) return null;
  return (
    <ImportButton
      dialog={(onClose) => (
        <ResourceImportDialog resource={resource} calls={{ planCall, applyCall }} onClose={onClose} />
      )}
    />
  );
}
