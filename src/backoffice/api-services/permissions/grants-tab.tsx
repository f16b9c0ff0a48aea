import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { GRANT_POWER } from '../../../contract/api-services/permissions/rules.ts';
import type { Grant } from '../../../contract/api-services/permissions/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { paginationOf } from '../../list/pagination.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { RowButton } from '../shared/row-button.tsx';
import type { PermissionsState } from './permissions-state.ts';
import { ReadTable } from './read-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

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
      <ReadTable<Grant>
        rowKey="grantId"
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={<State title={t('apiPermission:grant.empty')} />}
        columns={columnsOf(messages, { canGrant, onRevoke: setRevoked, onPreview })}
        pagination={paginationOf(state, data?.total ?? 0, { t, onGo })}
      />
      {revoked !== undefined && (
        <RevokeDialog
          title={t('apiPermission:grant.revokeTitle', { name: revoked.username })}
          hint={t('apiPermission:grant.revokeHint', { count: revoked.units - revoked.used })}
          doneText={t('apiPermission:grant.revoked')}
          revoke={(reason) => {
            const { grantId, rowVersion } = revoked;
            return request(permissionCalls.apiGrantRevoke, { grantId, rowVersion, reason });
          }}
          changes={[permissionCalls.apiGrantList, permissionCalls.permissionPreview]}
          onClose={() => setRevoked(undefined)}
        />
      )}
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
          <RowButton
            text={t('apiPermission:grant.revoke')}
            name={`${grant.username} ${grant.interfaceCode ?? ''}`}
            isDanger
            onClick={() => onRevoke(grant)}
          />
        ),
    },
  ];
}
