import type { TableColumnsType } from 'antd';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import type { WebhookDelivery, WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { OfCustomer, type OfCustomerProps } from './of-customer.tsx';
import styles from './permissions.module.css';
import { ReadTable } from './read-table.tsx';

/** The webhooks of one customer with their last deliveries. Only the customer changes them. */
export function WebhooksTab(props: OfCustomerProps) {
  const { t } = useMessages();
  return (
    <OfCustomer {...props} chooseText={t('apiPermission:webhook.choose')}>
      {(userId) => <Webhooks key={userId} userId={userId} />}
    </OfCustomer>
  );
}

function Webhooks({ userId }: { userId: number }) {
  const messages = useMessages();
  const { t } = messages;
  const { data, error, refetch } = useCall(webhookCalls.staffWebhookList, { userId }, { staleTime: 0 });
  const endpoints = data?.endpoints;
  const urls = new Map(endpoints?.map(({ endpointId, url }) => [endpointId, url]));
  return (
    <>
      <ReadTable<WebhookEndpoint>
        rowKey="endpointId"
        rows={endpoints}
        error={error}
        onRetry={refetch}
        empty={<State title={t('apiPermission:webhook.none')} />}
        columns={endpointColumns(messages)}
        pagination={false}
      />
      {endpoints !== undefined && endpoints.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('apiPermission:webhook.deliveries')}</h2>
          <ReadTable<WebhookDelivery>
            rowKey="deliveryId"
            rows={data?.deliveries}
            error={error}
            onRetry={refetch}
            empty={<State title={t('apiPermission:webhook.noDeliveries')} />}
            columns={deliveryColumns(messages, urls)}
            pagination={false}
          />
        </>
      )}
    </>
  );
}

type EndpointState = 'on' | 'off' | 'failing' | 'stopped';

function stateOf({ isOn, stoppedReason, failingSince }: WebhookEndpoint): EndpointState {
  if (!isOn) return stoppedReason === null ? 'off' : 'stopped';
  return failingSince === null ? 'on' : 'failing';
}

const endpointVariants = { on: 'good', off: 'neutral', failing: 'warning', stopped: 'bad' } as const;
const deliveryVariants = { pending: 'accent', delivered: 'good', failed: 'bad' } as const;

function endpointColumns({ t, language }: Messages): TableColumnsType<WebhookEndpoint> {
  const title = (field: string) => t(`apiPermission:webhook.field.${field}`);
  const time = (value: string | null) => (value === null ? '' : formatDateTime(value, language, 'short'));
  return [
    {
      title: title('url'),
      render: (_, { url, description }) => (
        <>
          <code className={styles.path}>{url}</code> <span className="quiet">{description}</span>
        </>
      ),
    },
    {
      title: title('events'),
      render: (_, { events }) => events.map((event) => t(`apiPermission:webhook.event.${event}`)).join(', '),
    },
    {
      title: title('state'),
      render: (_, endpoint) => (
        <Tag variant={endpointVariants[stateOf(endpoint)]}>{t(`apiPermission:webhook.state.${stateOf(endpoint)}`)}</Tag>
      ),
    },
    { title: title('lastSuccess'), render: (_, { lastSuccessAt }) => time(lastSuccessAt) },
    { title: title('failingSince'), render: (_, { failingSince }) => time(failingSince) },
    { title: title('createdAt'), render: (_, { createdAt }) => time(createdAt) },
  ];
}

function deliveryColumns(
  { t, language }: Messages,
  urls: ReadonlyMap<number, string>,
): TableColumnsType<WebhookDelivery> {
  const title = (field: string) => t(`apiPermission:webhook.field.${field}`);
  return [
    { title: title('time'), render: (_, { createdAt }) => formatDateTime(createdAt, language, 'short') },
    { title: title('event'), render: (_, { type }) => t(`apiPermission:webhook.event.${type}`) },
    {
      title: title('url'),
      render: (_, { endpointId }) => <code className={styles.path}>{urls.get(endpointId) ?? `#${endpointId}`}</code>,
    },
    {
      title: title('state'),
      render: (_, { state }) => (
        <Tag variant={deliveryVariants[state]}>{t(`apiPermission:webhook.delivery.${state}`)}</Tag>
      ),
    },
    { title: title('attempts'), align: 'right', render: (_, { attempts }) => attempts },
    {
      title: title('answer'),
      render: (_, { status, problem }) =>
        [status, problem === null ? null : t(`apiPermission:webhook.problem.${problem}`)]
          .filter((part) => part !== null)
          .join(' · '),
    },
    {
      title: title('dueAt'),
      render: (_, { dueAt }) => (dueAt === null ? '' : formatDateTime(dueAt, language, 'short')),
    },
  ];
}
