import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath } from '../../../contract/api-services/documents/rules.ts';
import { WEBHOOK_SECRET_VARIABLE } from '../../../contract/api-services/webhooks/rules.ts';
import type { WebhookEndpoint } from '../../../contract/api-services/webhooks/schemas.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ShownOnce } from '../keys/shown-once.tsx';
import styles from './webhooks.module.css';

export interface NewWebhookSecret {
  endpoint: WebhookEndpoint;
  /** The whole secret. */
  secret: string;
}

/** Shows a new secret, once. It closes by its button only, so that the secret is not lost by a stray click. */
export function WebhookSecretDialog({
  secret: { endpoint, secret },
  onClose,
}: {
  secret: NewWebhookSecret;
  onClose: () => void;
}) {
  const { t } = useTranslation('api-webhooks');
  const { t: common } = useTranslation();
  return (
    <Dialog
      title={t('secret.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Link className={buttonClass()} to={`${guidePath('webhooks')}#verification`} onClick={onClose}>
            {t('secret.guide')}
          </Link>
          <Button onClick={onClose}>{t('secret.saved')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.url}>{endpoint.url}</p>
        <ShownOnce
          note={t('secret.once')}
          secret={secret}
          copyLabel={t('secret.copy')}
          variable={WEBHOOK_SECRET_VARIABLE}
        />
        {endpoint.oldValidUntil !== null && <p className="quiet">{t('secret.old')}</p>}
      </div>
    </Dialog>
  );
}
