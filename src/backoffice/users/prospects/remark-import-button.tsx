import { useCan } from '@refinedev/core';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { ImportButton } from '../../record-imports/import-button.tsx';

const RemarkImportDialog = lazyWithRetry(async () => (await import('./remark-import-dialog.tsx')).RemarkImportDialog);

/** Opens the import of remarks. */
export function RemarkImportButton() {
  const { data: permission } = useCan({ resource: 'prospect', action: 'edit' });
  if (permission?.can !== true) return null;
  return <ImportButton dialog={(onClose) => <RemarkImportDialog onClose={onClose} />} />;
}
