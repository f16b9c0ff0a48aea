import { useState } from 'react';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { CardList } from '../account/card-list.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { type NewWebhookSecret, WebhookSecretDialog } from './webhook-secret-dialog.tsx';

/** The account's endpoints and what was delivered to them. */
export function WebhooksPanel() {
  const { data, error, refetch } = useCall(webhookCalls.webhookList, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewWebhookSecret | null>(null);
  return (
    <>
      <CardList
        namespace="api-webhooks"
        read={data && { count: data.endpoints.length, max: data.max }}
        error={error}
        onRetry={() => void refetch()}
        onAdd={() => setAdding(true)}
        isWide
      >
        {data?.endpoints.map((endpoint) => (
          <EndpointCard key={endpoint.endpointId} endpoint={endpoint} onSecret={setSecret} />
        ))}
      </CardList>
      {data !== undefined && data.endpoints.length > 0 && <DeliveriesSection endpoints={data.endpoints} />}
      {isAdding && <EndpointDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
