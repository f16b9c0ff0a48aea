import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useUserAction } from './use-user-action.ts';
import { UserConflict } from './user-conflict.tsx';
import type { UserDialogProps } from './user-record.ts';

/** Gives passenger lookups. */
export function LookupsDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [amount, setAmount] = useState<number | null>(10);
  const action = useUserAction(
    () => request(usersCalls.giveUserLookups, { id: user.userId, rowVersion: user.rowVersion, amount: amount ?? 0 }),
    {
      done: () => t('user:lookups.done', { count: amount }),
      user,
      onChanged,
      changes: [usersCalls.getUserQuota],
    },
  );
  return (
    <ActionDialog
      title={t('user:lookups.title', { name: user.userRealname ?? user.username })}
      okText={t('user:lookups.give')}
      isIncomplete={amount === null}
      action={action}
      onClose={onClose}
    >
      {action.conflict !== undefined && <UserConflict conflict={action.conflict} />}
      <p>{t('user:lookups.hint')}</p>
      <label htmlFor={id}>{t('user:lookups.amount')}</label>
      <InputNumber
        id={id}
        min={1}
        max={10_000}
        precision={0}
        style={{ width: 160 }}
        value={amount}
        onChange={setAmount}
      />
    </ActionDialog>
  );
}
