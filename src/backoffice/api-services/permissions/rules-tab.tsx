import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { PERMISSION_EDIT_POWER } from '../../../contract/api-services/permissions/rules.ts';
import type { Permission } from '../../../contract/api-services/permissions/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { paginationOf } from '../../list/pagination.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { RowButton } from '../shared/row-button.tsx';
import { PermissionForm, subjectOf } from './permission-form.tsx';
import { type PermissionsState, toPermissionsBody } from './permissions-state.ts';
import { ReadTable } from './read-table.tsx';

interface RulesTabProps {
  state: PermissionsState;
  onGo: (change: Partial<PermissionsState>) => void;
  onPreview: (permission: Permission) => void;
}

/** The rules of customers and classes; whoever has none is under the settings. */
export function RulesTab({ state, onGo, onPreview }: RulesTabProps) {
  const messages = useMessages();
  const { t } = messages;
  const canEdit = usePowers().has(PERMISSION_EDIT_POWER);
  const [edited, setEdited] = useState<Permission>();
  const [deleted, setDeleted] = useState<Permission>();
  const { data, error, refetch } = useCall(permissionCalls.permissionList, toPermissionsBody(state), {
    keepPreviousData: true,
    staleTime: 0,
  });
  return (
    <>
      <ReadTable<Permission>
        rowKey="permissionId"
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={<State title={t('apiPermission:empty')}>{t('apiPermission:emptyHint')}</State>}
        columns={columnsOf(messages, { canEdit, onEdit: setEdited, onDelete: setDeleted, onPreview })}
        pagination={paginationOf(state, data?.total ?? 0, { t, onGo })}
      />
      {edited !== undefined && (
        <PermissionForm key={edited.permissionId} edited={edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted !== undefined && <DeleteDialog permission={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

interface Actions {
  canEdit: boolean;
  onEdit: (permission: Permission) => void;
  onDelete: (permission: Permission) => void;
  onPreview: (permission: Permission) => void;
}

function columnsOf(
  { t, language }: Messages,
  { canEdit, onEdit, onDelete, onPreview }: Actions,
): TableColumnsType<Permission> {
  const title = (field: string) => t(`apiPermission:field.${field}`);
  const numbers = new Intl.NumberFormat(language);
  const limit = (value: number | null) => (value === null ? t('apiPermission:standard') : numbers.format(value));
  return [
    {
      title: title('subject'),
      render: (_, row) => (
        <>
          {subjectOf(row, language).name} <Tag>{t(`apiPermission:subject.${subjectOf(row, language).kind}`)}</Tag>
        </>
      ),
    },
    { title: title('interfaceCode'), render: (_, { interfaceCode }) => <code>{interfaceCode}</code> },
    {
      title: title('isAllowed'),
      render: (_, { isAllowed }) => (
        <Tag variant={isAllowed ? 'good' : 'bad'}>{t(`apiPermission:allowed.${isAllowed}`)}</Tag>
      ),
    },
    {
      title: title('fieldRules'),
      render: (_, { fieldRules }) => {
        const rules = Object.values(fieldRules);
        const counts = (['masked', 'absent'] as const)
          .map((rule) => [rule, rules.filter((one) => one === rule).length] as const)
          .filter(([, count]) => count > 0)
          .map(([rule, count]) => t(`apiPermission:count.${rule}`, { count }));
        return counts.length === 0 ? t('apiPermission:rule.full') : counts.join(' · ');
      },
    },
    { title: title('perSecond'), align: 'right', render: (_, { perSecond }) => limit(perSecond) },
    { title: title('perDay'), align: 'right', render: (_, { perDay }) => limit(perDay) },
    {
      title: t('list.actions'),
      render: (_, row) => {
        const name = `${subjectOf(row, language).name} ${row.interfaceCode}`;
        const button = (text: string, onClick: (permission: Permission) => void, isDanger = false) => (
          <RowButton text={text} name={name} isDanger={isDanger} onClick={() => onClick(row)} />
        );
        return (
          <>
            {canEdit && button(t('common:action.edit'), onEdit)}
            {row.userId !== null && button(t('apiPermission:preview.open'), onPreview)}
            {canEdit && button(t('common:action.delete'), onDelete, true)}
          </>
        );
      },
    },
  ];
}

function DeleteDialog({ permission, onClose }: { permission: Permission; onClose: () => void }) {
  const { t, language } = useMessages();
  const { permissionId, rowVersion, interfaceCode } = permission;
  const action = useAction(() => request(permissionCalls.permissionDelete, { permissionId, rowVersion }), {
    done: () => t('apiPermission:deleted'),
    changes: [permissionCalls.permissionList, permissionCalls.permissionPreview],
    isErrorInForm: true,
  });
  return (
    <ActionDialog
      title={t('delete.one', { name: `${subjectOf(permission, language).name} · ${interfaceCode}` })}
      okText={t('common:action.delete')}
      isDanger
      action={action}
      onClose={onClose}
    >
      <p>{t('apiPermission:deleteHint')}</p>
    </ActionDialog>
  );
}
