import { Input } from 'antd';
import { useId, useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useUserAction } from './use-user-action.ts';
import { UserConflict } from './user-conflict.tsx';
import type { UserDialogProps } from './user-record.ts';

/** Replaces the phone number of a user. */
export function PhoneDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [phoneNum, setPhoneNum] = useState('');
  const action = useUserAction(
    () => request(usersCalls.setUserPhone, { id: user.userId, rowVersion: user.rowVersion, phoneNum: phoneNum.trim() }),
    { done: () => t('user:number.done'), user, mine: { phoneNum: phoneNum.trim() }, onChanged },
  );
  return (
    <ActionDialog
      title={t('user:number.title', { name: user.userRealname ?? user.username })}
      okText={t('common:action.save')}
      isIncomplete={phoneNum.trim() === ''}
      action={action}
      onClose={onClose}
    >
      {action.conflict !== undefined && <UserConflict conflict={action.conflict} />}
      <p>{t('user:number.hint')}</p>
      <label htmlFor={id}>{t('user:number.label')}</label>
      <Input
        id={id}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={phoneNum}
        onChange={(event) => setPhoneNum(event.target.value)}
      />
    </ActionDialog>
  );
}
