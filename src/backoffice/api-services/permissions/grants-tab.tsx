import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useId, useState } from 'react';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { GRANT_POWER } from '../../../contract/api-services/permissions/rules.ts';
import type { Grant } from '../../../contract/api-services/permissions/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ActionDialog } from '../../form/action-dialog.tsx';
import list from '../../list/list.module.css';
import { paginationOf } from '../../list/pagination.ts';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { Labelled } from './permission-form.tsx';
import type { PermissionsState } from './permissions-state.ts';

interface GrantsTabProps {
  state: PermissionsState;
  onGo: (change: Partial<PermissionsState>) => void;
  onPreview: (grant: Grant, interfaceCode: string) => void;
}

/** The units that customers have been given, the newest first. */
export function GrantsTab({ state, onGo, onPreview }: GrantsTabProps) {
  const messages = useMessages();
  const { t } = messages;
  const canGrant = usePowers().has(GRANT_POWER);
  const [revoked, setRevoked] = useState<Grant>();
  const { page, pageSize, userId, interfaceCode } = state;
  const body = { pageNum: page, pageSize, ...omitUndefined({ userId, interfaceCode }) };
  const { data, error, refetch } = useCall(permissionCalls.apiGrantList, body, {
    keepPreviousData: true,
    staleTime: 0,
  });
  return (
    <>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t('apiPermission:grant.empty')} />}
      {data !== undefined && data.total > 0 && (
        <div className={list.table}>
          <Table<Grant>
            rowKey="grantId"
            size="middle"
            dataSource={data.rows}
            columns={columnsOf(messages, { canGrant, onRevoke: setRevoked, onPreview })}
            pagination={paginationOf(state, data.total, { t, onGo })}
          />
        </div>
      )}
      {revoked !== undefined && <RevokeDialog grant={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

interface Actions {
  canGrant: boolean;
  onRevoke: (grant: Grant) => void;
  onPreview: (grant: Grant, interfaceCode: string) => void;
}

function columnsOf({ t, language }: Messages, { canGrant, onRevoke, onPreview }: Actions): TableColumnsType<Grant> {
  const title = (field: string) => t(`apiPermission:field.${field}`);
  const numbers = new Intl.NumberFormat(language);
  return [
    { title: title('customer'), render: (_, { username }) => username },
    {
      title: title('interfaceCode'),
      render: (_, grant) =>
        grant.interfaceCode === null ? (
          t('apiPermission:grant.everyInterface')
        ) : (
          <Button
            type="link"
            size="small"
            aria-label={`${t('apiPermission:preview.open')} ${grant.username} ${grant.interfaceCode}`}
            onClick={() => onPreview(grant, grant.interfaceCode ?? '')}
          >
            {grant.interfaceCode}
          </Button>
        ),
    },
    {
      title: title('used'),
      align: 'right',
      render: (_, { used, units }) => `${numbers.format(used)} / ${numbers.format(units)}`,
    },
    { title: title('expiresAt'), render: (_, { expiresAt }) => formatDateTime(expiresAt, language, 'short') },
    {
      title: title('origin'),
      render: (_, { origin, revokedAt }) => (
        <>
          {t(`apiPermission:origin.${origin}`)}{' '}
          {revokedAt !== null && <Tag variant="bad">{t('apiPermission:grant.isRevoked')}</Tag>}
        </>
      ),
    },
    { title: title('reason'), render: (_, { reason }) => reason },
    { title: title('createdAt'), render: (_, { createdAt }) => formatDateTime(createdAt, language, 'short') },
    {
      title: t('list.actions'),
      render: (_, grant) =>
        canGrant &&
        grant.revokedAt === null && (
          <Button
            type="link"
            size="small"
            danger
            aria-label={`${t('apiPermission:grant.revoke')} ${grant.username} ${grant.interfaceCode ?? ''}`}
            onClick={() => onRevoke(grant)}
          >
            {t('apiPermission:grant.revoke')}
          </Button>
        ),
    },
  ];
}

function RevokeDialog({ grant, onClose }: { grant: Grant; onClose: () => void }) {
  const { t } = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  const { grantId, rowVersion, units, used, username } = grant;
  const action = useAction(
    () => request(permissionCalls.apiGrantRevoke, { grantId, rowVersion, reason: reason.trim() }),
    {
      done: () => t('apiPermission:grant.revoked'),
      changes: [permissionCalls.apiGrantList, permissionCalls.permissionPreview],
      isErrorInForm: true,
    },
  );
  return (
    <ActionDialog
      title={t('apiPermission:grant.revokeTitle', { name: username })}
      okText={t('apiPermission:grant.revoke')}
      isDanger
      isIncomplete={reason.trim() === ''}
      action={action}
      onClose={onClose}
    >
      <p>{t('apiPermission:grant.revokeHint', { count: units - used })}</p>
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
