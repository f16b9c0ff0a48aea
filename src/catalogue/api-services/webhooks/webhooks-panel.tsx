import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { type NewWebhookSecret, WebhookSecretDialog } from './webhook-secret-dialog.tsx';
import styles from './webhooks.module.css';

/** The account's endpoints and what was delivered to them. */
export function WebhooksPanel() {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(webhookCalls.webhookList, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewWebhookSecret | null>(null);
  const isFull = data !== undefined && data.endpoints.length >= data.max;
  return (
    <>
      <p className="quiet">{t('lead')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={data === undefined || isFull}
          onClick={() => data !== undefined && !isFull && setAdding(true)}
        >
          {t('add')}
        </Button>
      </div>
      {isFull && <p className="quiet">{t('full', { count: data.max })}</p>}
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.endpoints.length === 0 && (
        <State icon="info" title={t('empty.title')}>
          {t('empty.hint')}
        </State>
      )}
      <ul className={styles.endpoints}>
        {data?.endpoints.map((endpoint) => (
          <EndpointCard key={endpoint.endpointId} endpoint={endpoint} onSecret={setSecret} />
        ))}
      </ul>
      {data !== undefined && data.endpoints.length > 0 && <DeliveriesSection endpoints={data.endpoints} />}
      {isAdding && <EndpointDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
