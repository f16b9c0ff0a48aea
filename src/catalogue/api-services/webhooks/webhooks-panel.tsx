import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { CardPanel } from '../account/card-panel.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { type NewWebhookSecret, WebhookSecretDialog } from './webhook-secret-dialog.tsx';

/** The account's endpoints and what was delivered to them. */
export function WebhooksPanel() {
  const { data, error, refetch } = useCall(webhookCalls.webhookList, {}, { staleTime: 0 });
  return (
    <>
      <CardPanel<NewWebhookSecret>
        namespace="api-webhooks"
        read={data && { count: data.endpoints.length, max: data.max }}
        error={error}
        onRetry={() => void refetch()}
        isWide
        AddDialog={EndpointDialog}
        SecretDialog={WebhookSecretDialog}
      >
        {(onSecret) =>
          data?.endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.endpointId} endpoint={endpoint} onSecret={onSecret} />
          ))
        }
      </CardPanel>
      {data !== undefined && data.endpoints.length > 0 && <DeliveriesSection endpoints={data.endpoints} />}
    </>
  );
}
