import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { PERMISSION_EDIT_POWER } from '../../../contract/api-services/permissions/rules.ts';
import { API_LOG_POWER } from '../../../contract/api-services/usage/rules.ts';
import { formatDateTime, shopDate } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { RowButton } from '../shared/row-button.tsx';
import { logLink } from '../usage/usage-state.ts';
import { OfCustomer, type OfCustomerProps } from './of-customer.tsx';
import { ReadTable } from './read-table.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The keys of one customer, without the revoked ones. */
export function KeysTab(props: OfCustomerProps) {
  const { t } = useMessages();
  return (
    <OfCustomer {...props} chooseText={t('apiPermission:key.choose')}>
      {(userId) => <Keys key={userId} userId={userId} />}
    </OfCustomer>
  );
}

function Keys({ userId }: { userId: number }) {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const [revoked, setRevoked] = useState<ApiKey>();
  const { data, error, refetch } = useCall(permissionCalls.staffApiKeyList, { userId }, { staleTime: 0 });
  return (
    <>
      <ReadTable<ApiKey>
        rowKey="keyId"
        rows={data}
        error={error}
        onRetry={refetch}
        empty={<State title={t('apiPermission:key.none')} />}
        columns={columnsOf(messages, { userId, powers, onRevoke: setRevoked })}
        pagination={false}
      />
      {revoked !== undefined && (
        <RevokeDialog
          title={t('apiPermission:key.revokeTitle', { name: revoked.name })}
          hint={t('apiPermission:key.revokeHint')}
          doneText={t('apiPermission:key.revoked')}
          revoke={(reason) => request(permissionCalls.staffApiKeyRevoke, { keyId: revoked.keyId, reason })}
          changes={[permissionCalls.staffApiKeyList]}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}

interface Options {
  userId: number;
  powers: ReadonlySet<string>;
  onRevoke: (key: ApiKey) => void;
}

function columnsOf({ t, language }: Messages, { userId, powers, onRevoke }: Options): TableColumnsType<ApiKey> {
  const title = (field: string) => t(`apiPermission:key.field.${field}`);
  const numbers = new Intl.NumberFormat(language);
  const limit = (value: number | null) =>
    value === null ? t('apiPermission:key.customerLimit') : numbers.format(value);
  return [
    {
      title: title('name'),
      render: (_, { name, hint }) => (
        <>
          {name} <code className="quiet">{`…${hint}`}</code>
        </>
      ),
    },
    { title: title('accessId'), render: (_, { accessId }) => <code>{accessId}</code> },
    { title: title('state'), render: (_, key) => <KeyState apiKey={key} /> },
    {
      title: title('lastUsed'),
      render: (_, { lastUsedAt, lastUsedAddress, keyId }) =>
        lastUsedAt === null ? (
          t('apiPermission:key.unused')
        ) : (
          <>
            {formatDateTime(lastUsedAt, language, 'short')} <span className="quiet">{lastUsedAddress}</span>
            {powers.has(API_LOG_POWER) && (
              <div>
                <Link to={logLink({ userId, keyId }, shopDate(new Date())) ?? ''}>{t('apiPermission:key.log')}</Link>
              </div>
            )}
          </>
        ),
    },
    {
      title: title('networks'),
      render: (_, { networks }) => (networks.length === 0 ? t('apiPermission:key.anyAddress') : networks.join(', ')),
    },
    {
      title: title('interfaces'),
      render: (_, { interfaces }) => (interfaces === null ? t('apiPermission:key.all') : interfaces.join(', ')),
    },
    { title: t('apiPermission:field.perSecond'), align: 'right', render: (_, { perSecond }) => limit(perSecond) },
    { title: t('apiPermission:field.perDay'), align: 'right', render: (_, { perDay }) => limit(perDay) },
    {
      title: title('expiresAt'),
      render: (_, { expiresAt }) =>
        expiresAt === null ? t('apiPermission:key.noEnd') : formatDateTime(expiresAt, language, 'short'),
    },
    {
      title: t('list.actions'),
      render: (_, key) =>
        powers.has(PERMISSION_EDIT_POWER) && (
          <RowButton text={t('apiPermission:grant.revoke')} name={key.name} isDanger onClick={() => onRevoke(key)} />
        ),
    },
  ];
}

/** Live or test, and whether it is accepted. */
function KeyState({ apiKey: { mode, isExpired, oldValidUntil } }: { apiKey: ApiKey }) {
  const { t, language } = useMessages();
  return (
    <>
      <Tag variant={mode === 'live' ? 'accent' : 'neutral'}>{t(`apiPermission:key.mode.${mode}`)}</Tag>{' '}
      <Tag variant={isExpired ? 'bad' : 'good'}>{t(`apiPermission:key.${isExpired ? 'expired' : 'valid'}`)}</Tag>
      {oldValidUntil !== null && (
        <span className="quiet">
          {' '}
          {t('apiPermission:key.rotating', { time: formatDateTime(oldValidUntil, language, 'short') })}
        </span>
      )}
    </>
  );
}
