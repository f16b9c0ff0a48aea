import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { roleNameIn } from '../../../contract/access/role-name.ts';
import { AGENT, SELLER } from '../../../contract/access/role-values.ts';
import { AgencyCode } from '../../../contract/account/registration-schemas.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { useUserAction } from './use-user-action.ts';
import { UserConflict } from './user-conflict.tsx';
import type { UserDialogProps } from './user-record.ts';

/** Gives a user another role; a seller or agent also gets the code of their users. */
export function RoleDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t, language } = useMessages();
  const id = useId();
  const { data: roles = [] } = useCall(usersCalls.grantableRoles, {});
  const [roleId, setRoleId] = useState<number>();
  const [agencyCode, setAgencyCode] = useState(user.agencyCode ?? '');
  const chosen =
    roles.find((role) => role.roleId === roleId) ?? roles.find(({ roleName }) => roleName === user.roleName);
  const hasAgency = chosen?.roleValue === AGENT || chosen?.roleValue === SELLER;
  const isCode = AgencyCode.safeParse(agencyCode).success;
  const isWrong = agencyCode.trim() !== '' && !isCode;
  const isUnchanged = chosen?.roleName === user.roleName && (!hasAgency || agencyCode.trim() === user.agencyCode);
  const action = useUserAction(
    () =>
      request(usersCalls.updateUserRole, {
        id: user.userId,
        rowVersion: user.rowVersion,
        roleId: chosen?.roleId ?? 0,
        ...(hasAgency ? { agencyCode } : {}),
      }),
    {
      done: () => t('user:role.done'),
      user,
      mine: {
        roleName: chosen?.roleName ?? '',
        roleNameEn: chosen?.roleNameEn ?? '',
        ...(hasAgency ? { agencyCode } : {}),
      },
      onChanged,
      changes: [usersCalls.countUsers],
    },
  );
  return (
    <ActionDialog
      title={t('user:role.title', { name: user.userRealname ?? user.username })}
      okText={t('common:action.save')}
      isIncomplete={chosen === undefined || isUnchanged || (hasAgency && !isCode)}
      action={{
        ...action,
        errorMessage: action.errorMessage === null ? null : t('user:role.failed', { reason: action.errorMessage }),
      }}
      onClose={onClose}
    >
      {action.conflict !== undefined && <UserConflict conflict={action.conflict} />}
      <p>{t('user:role.hint')}</p>
      <label htmlFor={id}>{t('user:field.roleName')}</label>
      <Select<number>
        id={id}
        value={chosen?.roleId ?? null}
        options={roles.map((role) => ({ value: role.roleId, label: roleNameIn(language, role) }))}
        onChange={setRoleId}
      />
      {hasAgency && (
        <>
          <label htmlFor={`${id}-agency`}>{t('user:field.agencyCode')}</label>
          <Input
            id={`${id}-agency`}
            maxLength={20}
            {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
            aria-describedby={`${id}-hint`}
            value={agencyCode}
            onChange={(event) => setAgencyCode(event.target.value)}
          />
          <span id={`${id}-hint`} className="quiet">
            {isWrong && t('invalid.format', { label: t('user:field.agencyCode') })} {t('user:role.agencyHint')}
          </span>
        </>
      )}
    </ActionDialog>
  );
}
