import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import type { WebhookAttempt } from '../../../contract/api-services/webhooks/schemas.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { MessageBody } from '../account/message-body.tsx';
import { stateVariants } from './delivery-table.tsx';
import { useAttemptText } from './use-attempt-text.ts';
import styles from './webhooks.module.css';

/** A delivery with its payload, and each attempt with the headers as sent and the answer. */
export function DeliveryDialog({ deliveryId, onClose }: { deliveryId: number; onClose: () => void }) {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(webhookCalls.webhookDeliveryDetail, { deliveryId }, { staleTime: 0 });
  const resend = useAction(() => request(webhookCalls.webhookResend, { deliveryId }), {
    isErrorInForm: true,
    onDone: onClose,
    done: () => t('resent'),
    changes: [webhookCalls.webhookDeliveryList, webhookCalls.webhookDeliveryDetail],
  });
  return (
    <Dialog
      title={t('detail')}
      closeLabel={common('action.close')}
      onClose={onClose}
      isWide
      footer={
        <Button
          variant="primary"
          isBusy={resend.isBusy}
          aria-disabled={data === undefined}
          onClick={() => void resend.run()}
        >
          {t(data?.delivery.state === 'pending' ? 'sendNow' : 'resend')}
        </Button>
      }
    >
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Detail detail={data} />}
      {resend.errorMessage !== null && (
        <p className={styles.error} role="alert">
          {resend.errorMessage}
        </p>
      )}
    </Dialog>
  );
}

function Detail({ detail }: { detail: ResultOf<typeof webhookCalls.webhookDeliveryDetail> }) {
  const { t, i18n } = useTranslation('api-webhooks');
  const { delivery, url, payload, tries } = detail;
  const time = (iso: string) => formatDateTime(iso, i18n.language);
  return (
    <div className={styles.form}>
      <p>
        <Tag variant={stateVariants[delivery.state]}>{t(`delivery.${delivery.state}`)}</Tag>{' '}
        {t(`event.${delivery.type}`)} · {time(delivery.createdAt)}
        {delivery.dueAt !== null && ` · ${t('nextAt', { time: time(delivery.dueAt) })}`}
      </p>
      <p className={styles.url}>{url}</p>
      <h3>{t('payload')}</h3>
      <MessageBody label={t('payload')} text={payload} />
      {tries.length === 0 && <p className="quiet">{t('noAttempts')}</p>}
      {tries.map((attempt) => (
        <Attempt key={attempt.number} attempt={attempt} />
      ))}
    </div>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { t, i18n } = useTranslation('api-webhooks');
  const attemptText = useAttemptText();
  const { number, attemptedAt, durationMs, answer, headers } = attempt;
  const title = t('attempt', { number });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <section className={styles.attempt} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {formatDateTime(attemptedAt, i18n.language)} · {attemptText(attempt)} · {durationMs} ms
      </p>
      {lines.length > 0 && (
        <>
          <h4>{t('headers')}</h4>
          <MessageBody label={`${title}: ${t('headers')}`} text={lines.join('\n')} />
        </>
      )}
      {answer !== '' && (
        <>
          <h4>{t('answer')}</h4>
          <MessageBody label={`${title}: ${t('answer')}`} text={answer} />
        </>
      )}
    </section>
  );
}
