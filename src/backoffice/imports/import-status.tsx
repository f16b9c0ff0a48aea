import type { ImportStatus } from '../../contract/imports/rules.ts';
import { Tag, type TagVariant } from '../../ui/tag.tsx';
import { useMessages } from '../messages.ts';

const variants: Record<ImportStatus, TagVariant> = {
  uploading: 'accent',
  inspecting: 'accent',
  mapping: 'warning',
  checking: 'accent',
  planned: 'warning',
  publishing: 'accent',
  published: 'good',
  withdrawn: 'bad',
  discarded: 'neutral',
  failed: 'bad',
};

export function ImportStatusTag({ status }: { status: ImportStatus }) {
  const { t } = useMessages();
  return <Tag variant={variants[status]}>{t(`catalogueImport:status.${status}`)}</Tag>;
}

/** The server works on the import by itself. */
export function isWorking(status: ImportStatus): boolean {
  return status === 'inspecting' || status === 'checking' || status === 'publishing';
}

/** The import waits for a person or the server, and can be discarded. */
export function isOpen(status: ImportStatus): boolean {
  return !['publishing', 'published', 'withdrawn', 'discarded'].includes(status);
}
