import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './webhooks.module.css';

/** Hours to go back. */
const spans = ['1', '24', '72', '720'] as const;
const HOUR_MS = 3_600_000;

/** Delivers again what has failed within a time. */
export function ResendFailedDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  const [hours, setHours] = useState<(typeof spans)[number]>('72');
  const resend = useAction(
    () => {
      const since = new Date(Date.now() - Number(hours) * HOUR_MS).toISOString();
      return request(webhookCalls.webhookResendFailed, { endpointId: endpoint.endpointId, since });
    },
    {
      isErrorInForm: true,
      onDone: onClose,
      done: ({ count }) => t('resentFailed', { count }),
      changes: [webhookCalls.webhookDeliveryList],
    },
  );
  return (
    <Dialog
      title={t('resendFailed')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" isBusy={resend.isBusy} onClick={() => void resend.run()}>
            {t('resend')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.url}>{endpoint.url}</p>
        <p>{t('resendFailedHint')}</p>
        <Segments
          legend={t('since')}
          isLegendVisible
          name="since"
          options={spans.map((span) => [span, t(`span.${span}`)] as const)}
          value={hours}
          onChange={setHours}
        />
        {resend.errorMessage !== null && (
          <p className={styles.error} role="alert">
            {resend.errorMessage}
          </p>
        )}
      </div>
    </Dialog>
  );
}
