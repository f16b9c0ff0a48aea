import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Tag } from '../../../ui/tag.tsx';
import cards from '../account/cards.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { ResendFailedDialog } from './resend-failed-dialog.tsx';
import type { NewWebhookSecret } from './webhook-secret-dialog.tsx';
import styles from './webhooks.module.css';

interface EndpointCardProps {
  endpoint: WebhookEndpoint;
  onSecret: (secret: NewWebhookSecret) => void;
}

type Open = 'edit' | 'rotate' | 'delete' | 'resend' | null;

/** An endpoint with its state and what can be done with it. The secret is never shown again. */
export function EndpointCard({ endpoint, onSecret }: EndpointCardProps) {
  const { t } = useTranslation('api-webhooks');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { endpointId, rowVersion, url, isOn, stoppedReason } = endpoint;
  const turn = useAction(() => request(webhookCalls.webhookEdit, { endpointId, rowVersion, values: { isOn: !isOn } }), {
    done: () => t(isOn ? 'turnedOff' : 'turnedOn'),
    changes: [webhookCalls.webhookList, webhookCalls.webhookDeliveryList],
  });
  const test = useAction(() => request(webhookCalls.webhookTest, { endpointId }), {
    done: () => t('tested'),
    changes: [webhookCalls.webhookDeliveryList],
  });
  return (
    <li className={panelClass(cards.card)}>
      <div className={cards.head}>
        <h2 className={styles.url}>{url}</h2>
        <EndpointTag endpoint={endpoint} />
      </div>
      {endpoint.description !== '' && <p>{endpoint.description}</p>}
      {stoppedReason !== null && (
        <p className={styles.stopped} role="note">
          {t(`stopped.${stoppedReason}`)}
        </p>
      )}
      <Facts endpoint={endpoint} />
      <div className={styles.actions}>
        <Button isSmall isBusy={test.isBusy} aria-disabled={!isOn} onClick={() => isOn && void test.run()}>
          {t('test')}
        </Button>
        <Button isSmall aria-label={t('editOf', { url })} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
        <Button isSmall isBusy={turn.isBusy} onClick={() => void turn.run()}>
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        <Button isSmall aria-disabled={!isOn} onClick={() => isOn && setOpen('resend')}>
          {t('resendFailed')}
        </Button>
        <Button isSmall onClick={() => setOpen('rotate')}>
          {t('rotate')}
        </Button>
        <Button isSmall variant="danger" aria-label={t('deleteOf', { url })} onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </div>
      {open === 'edit' && <EndpointDialog endpoint={endpoint} onClose={close} onSecret={onSecret} />}
      {open === 'resend' && <ResendFailedDialog endpoint={endpoint} onClose={close} />}
      {open === 'rotate' && (
        <ConfirmDialog
          title={t('rotate')}
          text={t('rotateHint')}
          confirm={t('rotate')}
          onConfirm={async () => onSecret(await request(webhookCalls.webhookRotate, { endpointId, rowVersion }))}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('deleteOf', { url })}
          text={t('deleteHint')}
          confirm={t('delete')}
          isDanger
          onConfirm={() => request(webhookCalls.webhookDelete, { endpointId })}
          onClose={close}
        />
      )}
    </li>
  );
}

function EndpointTag({ endpoint: { isOn, stoppedReason, failingSince } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('api-webhooks');
  if (stoppedReason !== null) return <Tag variant="bad">{t('state.stopped')}</Tag>;
  if (!isOn) return <Tag>{t('state.off')}</Tag>;
  return failingSince === null ? (
    <Tag variant="good">{t('state.on')}</Tag>
  ) : (
    <Tag variant="warning">{t('state.failing')}</Tag>
  );
}

function Facts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t, i18n } = useTranslation('api-webhooks');
  const { events, lastSuccessAt, failingSince, stoppedAt, oldValidUntil } = endpoint;
  const time = (iso: string | null) => (iso === null ? '' : formatDateTime(iso, i18n.language));
  const rows = [
    ['events', events.map((event) => t(`event.${event}`)).join(' · ')],
    ['lastSuccess', lastSuccessAt === null ? t('none') : time(lastSuccessAt)],
    ['failingSince', time(failingSince)],
    ['stoppedAt', time(stoppedAt)],
    ['oldValidUntil', time(oldValidUntil)],
  ] as const;
  return (
    <dl className={cards.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={cards.fact}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
