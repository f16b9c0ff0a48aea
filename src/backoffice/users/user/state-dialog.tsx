import { Input } from 'antd';
import { useId, useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useUserAction } from './use-user-action.ts';
import { UserConflict } from './user-conflict.tsx';
import { stateAction, type UserDialogProps } from './user-record.ts';

/** Disables or enables a user, with a reason that the user reads too. */
export function StateDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  // Stays: if someone else has disabled the user, this dialog must not turn into one that enables it.
  const [verb] = useState(() => stateAction(user));
  const userState = verb === 'disable' ? ('disabled' as const) : ('enabled' as const);
  const action = useUserAction(
    () =>
      request(usersCalls.setUserState, {
        id: user.userId,
        rowVersion: user.rowVersion,
        userState,
        ...(reason.trim() === '' ? {} : { reason }),
      }),
    { done: () => t(`user:state.${verb}Done`), user, mine: { userState }, onChanged },
  );
  return (
    <ActionDialog
      title={t(`user:state.${verb}`, { name: user.userRealname ?? user.username })}
      okText={t(`user:action.${verb}`)}
      isDanger={verb === 'disable'}
      action={action}
      onClose={onClose}
    >
      {action.conflict !== undefined && <UserConflict conflict={action.conflict} />}
      <p>{t(`user:state.${verb}Hint`)}</p>
      <label htmlFor={id}>{t('user:state.reason')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
