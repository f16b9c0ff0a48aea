import { DownOutlined } from '@ant-design/icons';
import { useCan, useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MANAGER } from '../../../contract/access/role-values.ts';
import {
  USER_EDIT_POWER,
  USER_NUMBER_POWER,
  USER_QUOTA_POWER,
  USER_RESET_POWER,
  USER_ROLE_POWER,
  USER_STATE_POWER,
  USER_VIEW_POWER,
} from '../../../contract/users/rules.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { ActionMenu } from '../../layout/action-menu.tsx';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { usePowers } from '../../use-powers.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { LookupsDialog } from './lookups-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';
import { stateAction, type UserDialogProps, type UserRecord } from './user-record.ts';
import { ViewAsDialog } from './view-as-dialog.tsx';

const actionNames = ['viewAs', 'role', 'agency', 'lookups', 'number', 'reset', 'state'] as const;
type ActionName = (typeof actionNames)[number];

const dialogs: Record<ActionName, ComponentType<UserDialogProps>> = {
  viewAs: ViewAsDialog,
  role: RoleDialog,
  agency: AgencyDialog,
  lookups: LookupsDialog,
  number: PhoneDialog,
  reset: ResetDialog,
  state: StateDialog,
};

const powerOf: Record<ActionName, string> = {
  viewAs: USER_VIEW_POWER,
  role: USER_ROLE_POWER,
  agency: USER_EDIT_POWER,
  lookups: USER_QUOTA_POWER,
  number: USER_NUMBER_POWER,
  reset: USER_RESET_POWER,
  state: USER_STATE_POWER,
};

/** The server refuses these on the account of the caller. */
const notOnSelf: readonly ActionName[] = ['viewAs', 'role', 'number', 'reset', 'state'];
/** A sub account has those of its main account. */
const notOnSub: readonly ActionName[] = ['role', 'agency'];

/** Editing, and the other actions in a menu; each as far as the powers allow. */
export function UserActions({ resource, user }: { resource: Resource; user: UserRecord }) {
  const { t } = useMessages();
  const powers = usePowers();
  const ownId = useStore(session)?.user.id;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const invalidate = useInvalidate();
  const { data: permission } = useCan({ resource: 'user', action: 'edit' });
  const [open, setOpen] = useState<ActionName>();
  const names = actionNames.filter(
    (name) =>
      powers.has(powerOf[name]) &&
      !(user.userId === ownId && notOnSelf.includes(name)) &&
      !(user.childType !== null && notOnSub.includes(name)) &&
      !(user.userState === 'disabled' && (name === 'reset' || name === 'viewAs')) &&
      !(user.roleValue === MANAGER && name === 'viewAs'),
  );
  const Dialog = open === undefined ? undefined : dialogs[open];
  const labelOf = (name: ActionName) =>
    t(name === 'state' ? `user:action.${stateAction(user)}` : `user:action.${name}`);
  return (
    <>
      {permission?.can === true && (
        <Button
          type="primary"
          onClick={() => navigate(`${resource.path}/edit/${user.userId}`, { state: { from: pathname } })}
        >
          {t('common:action.edit')}
        </Button>
      )}
      {names.length > 0 && (
        <ActionMenu
          menu={{
            items: names.map((key) => ({
              key,
              label: labelOf(key),
              danger: key === 'state' && user.userState === 'enabled',
            })),
            onClick: ({ key }) => setOpen(names.find((name) => name === key)),
          }}
        >
          <Button aria-haspopup="menu">
            {t('user:action.more')} <DownOutlined aria-hidden />
          </Button>
        </ActionMenu>
      )}
      {Dialog !== undefined && (
        <Dialog
          user={user}
          onChanged={() => void invalidate({ resource: 'user', invalidates: ['list', 'detail'], id: user.userId })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
