import { useState } from 'react';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { AgencySelect } from './agency-select.tsx';
import { useUserAction } from './use-user-action.ts';
import { UserConflict } from './user-conflict.tsx';
import type { UserDialogProps } from './user-record.ts';

/** Sets or clears the agency code of a user. */
export function AgencyDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const [agencyCode, setAgencyCode] = useState(user.agencyCode);
  const action = useUserAction(
    () => request(usersCalls.setAgency, { id: user.userId, rowVersion: user.rowVersion, agencyCode }),
    { done: () => t('user:agency.done'), user, mine: { agencyCode }, onChanged },
  );
  return (
    <ActionDialog
      title={t('user:agency.title', { name: user.userRealname ?? user.username })}
      okText={t('common:action.save')}
      action={action}
      onClose={onClose}
    >
      {action.conflict !== undefined && <UserConflict conflict={action.conflict} />}
      <p>{t('user:agency.hint')}</p>
      <AgencySelect value={agencyCode} onChange={setAgencyCode} />
    </ActionDialog>
  );
}
