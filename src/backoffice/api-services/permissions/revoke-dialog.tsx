import { Input } from 'antd';
import { useId, useState } from 'react';
import type { AnyCall } from '../../../contract/call.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { Labelled } from './permission-form.tsx';

interface RevokeDialogProps {
  title: string;
  hint: string;
  doneText: string;
  revoke: (reason: string) => Promise<unknown>;
  changes: readonly AnyCall[];
  onClose: () => void;
}

/** Asks for the reason, which is recorded in the audit. */
export function RevokeDialog({ title, hint, doneText, revoke, changes, onClose }: RevokeDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  const action = useAction(() => revoke(reason.trim()), { done: () => doneText, changes, isErrorInForm: true });
  return (
    <ActionDialog
      title={title}
      okText={t('apiPermission:grant.revoke')}
      isDanger
      isIncomplete={reason.trim() === ''}
      action={action}
      onClose={onClose}
    >
      <p>{hint}</p>
      <Labelled id={id} label="reason">
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Labelled>
    </ActionDialog>
  );
}
