import { auditCalls } from '../../../contract/audit/calls.ts';
import type { AnyCall } from '../../../contract/call.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';

interface DeleteRecordDialogProps {
  /** The record in the bin. */
  record: { subject: 'apiInterface' | 'apiServiceClass'; id: number; name: string };
  remove: () => Promise<unknown>;
  /** The calls that list such records. */
  reads: readonly AnyCall[];
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before a record is moved to the bin; the notification offers to undo it. */
export function DeleteRecordDialog({ record, remove, reads, onDeleted, onClose }: DeleteRecordDialogProps) {
  const { t } = useMessages();
  const { subject, id, name } = record;
  const restore = useAction(() => request(auditCalls.deletedRestore, { subject, id }), {
    done: () => t('delete.restored'),
    changes: reads,
  });
  const action = useAction(remove, {
    done: () => ({ text: t('delete.done'), undo: () => void restore.run() }),
    onDone: onDeleted ?? (() => undefined),
    changes: reads,
    isErrorInForm: true,
  });
  return (
    <ActionDialog
      title={t('delete.one', { name })}
      okText={t('common:action.delete')}
      isDanger
      action={action}
      onClose={onClose}
    >
      <p>{t('delete.hint')}</p>
    </ActionDialog>
  );
}
