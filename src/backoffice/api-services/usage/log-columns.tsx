import { Button, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { LoggedRequest } from '../../../contract/api-services/usage/schemas.ts';
import { formatMoment } from '../../../contract/shop-time.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { Messages } from '../../messages.ts';
import { interfacePath } from '../interfaces/interface-paths.ts';

/** The columns of logged requests; the time opens the request. */
export function logColumns(
  { t, language }: Messages,
  onOpen: (requestId: string) => void,
): TableColumnsType<LoggedRequest> {
  const title = (field: string) => t(`apiUsage:field.${field}`);
  return [
    {
      title: title('requestedAt'),
      render: (_, { requestId, requestedAt }) => (
        <Button type="link" size="small" onClick={() => onOpen(requestId)}>
          {formatMoment(requestedAt, language)}
        </Button>
      ),
    },
    { title: title('customer'), render: (_, row) => customerText(row) },
    {
      title: title('interfaceCode'),
      render: (_, { interfaceCode, version }) => (
        <>
          <Link to={interfacePath(interfaceCode)}>
            <code>{interfaceCode}</code>
          </Link>{' '}
          <span className="quiet">{`v${version}`}</span>
        </>
      ),
    },
    { title: title('keyName'), render: (_, row) => keyText(row, t) },
    { title: title('transport'), render: (_, { transport }) => t(`apiUsage:transport.${transport}`) },
    { title: title('status'), render: (_, { status, code }) => <StatusOf status={status} code={code} /> },
    { title: title('units'), align: 'right', render: (_, { units }) => units },
    { title: title('reason'), render: (_, { reason }) => t(`apiUsage:reason.${reason}`) },
    { title: title('durationMs'), align: 'right', render: (_, { durationMs }) => durationMs },
    { title: title('address'), render: (_, { address }) => address },
  ];
}

export const customerText = ({ username, userId }: Pick<LoggedRequest, 'username' | 'userId'>) =>
  username ?? `#${userId}`;

/** The name of the key, and whether it is a test key. */
export function keyText({ keyName, keyId, mode }: LoggedRequest, t: Messages['t']): string {
  const name = keyName ?? (keyId === null ? '–' : `#${keyId}`);
  return mode === 'test' ? `${name} · ${t('apiUsage:mode.test')}` : name;
}

export function StatusOf({ status, code }: Pick<LoggedRequest, 'status' | 'code'>) {
  return <Tag variant={status >= 500 ? 'bad' : status >= 400 ? 'warning' : 'good'}>{`${status} · ${code}`}</Tag>;
}
