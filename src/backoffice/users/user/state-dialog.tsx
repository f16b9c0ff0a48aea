import { Input } from 'antd';
import { useId, useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useUserAction } from './use-user-action.ts';
import { stateAction, type UserDialogProps } from './user-record.ts';

/** Disables or enables a user, with a reason that the user reads too. */
export function StateDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  const verb = stateAction(user);
  const action = useUserAction(
    () =>
      request(usersCalls.setUserState, {
        id: user.userId,
        rowVersion: user.rowVersion,
        userState: verb === 'disable' ? 'disabled' : 'enabled',
        ...(reason.trim() === '' ? {} : { reason }),
      }),
    { done: () => t(`user:state.${verb}Done`), onChanged },
  );
  return (
    <ActionDialog
      title={t(`user:state.${verb}`, { name: user.userRealname ?? user.username })}
      okText={t(`user:action.${verb}`)}
      isDanger={verb === 'disable'}
      action={action}
      onClose={onClose}
    >
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
