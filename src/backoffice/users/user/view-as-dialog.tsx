import { Input } from 'antd';
import { useId, useState } from 'react';
import { VIEW_REASON_LENGTH } from '../../../contract/users/rules.ts';
import { viewAsCalls } from '../../../contract/users/view-as-calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { openView } from '../../../providers/session/view-as.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';

export interface ViewAsDialogProps {
  user: { userId: number; username: string; userRealname: string | null };
  onClose: () => void;
}

/** Asks for the reason and opens the storefront as the user in a new tab. */
export function ViewAsDialog({ user, onClose }: ViewAsDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  const action = useAction(
    (tab: Window | null) =>
      // Without a new tab, which a browser may block, this one shows the view.
      request(viewAsCalls.viewAsUser, { id: user.userId, reason }).then((view) => openView(tab ?? window, view)),
    { isErrorInForm: true },
  );
  const run = async () => {
    // Opened within the click; after the response it would be blocked.
    const tab = window.open('about:blank', '_blank');
    const isDone = await action.run(tab);
    if (!isDone) tab?.close();
    return isDone;
  };
  const { length } = reason.trim();
  return (
    <ActionDialog
      title={t('user:viewAs.title', { name: user.userRealname ?? user.username })}
      okText={t('user:viewAs.start')}
      isIncomplete={length < VIEW_REASON_LENGTH.min || length > VIEW_REASON_LENGTH.max}
      action={{ ...action, run }}
      onClose={onClose}
    >
      <p>{t('user:viewAs.hint')}</p>
      <label htmlFor={id}>{t('user:viewAs.reason')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={VIEW_REASON_LENGTH.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
