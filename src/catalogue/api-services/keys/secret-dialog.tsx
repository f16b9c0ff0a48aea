import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath, KEY_VARIABLE } from '../../../contract/api-services/documents/rules.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { copyText } from '../../shared/clipboard/copy-text.ts';
import styles from './keys.module.css';

export interface NewSecret {
  key: ApiKey;
  /** The whole key. */
  secret: string;
  trialUnits?: number;
}

/** Shows a new key, once. It closes by its button only, so that the key is not lost by a stray click. */
export function SecretDialog({
  secret: { key, secret, trialUnits = 0 },
  onClose,
}: {
  secret: NewSecret;
  onClose: () => void;
}) {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'success' : 'warning', common(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <Dialog
      title={t('secret.title', { name: key.name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Link className={buttonClass()} to={guidePath('quick-start')} onClick={onClose}>
            {t('quickStart')}
          </Link>
          <Button onClick={onClose}>{t('secret.saved')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.once} role="note">
          {t('secret.once')}
        </p>
        <code className={styles.secret}>{secret}</code>
        <div className={styles.actions}>
          <Button variant="primary" data-first onClick={() => void copy(secret)}>
            {t('secret.copy')}
          </Button>
          <Button onClick={() => void copy(`export ${KEY_VARIABLE}=${secret}`)}>{t('secret.copyExport')}</Button>
        </div>
        <p className="quiet">{t('secret.accessId', { id: key.accessId })}</p>
        {trialUnits > 0 && <p>{t('secret.trial', { count: trialUnits })}</p>}
      </div>
    </Dialog>
  );
}
