import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath, KEY_VARIABLE } from '../../../contract/api-services/documents/rules.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './keys.module.css';
import { ShownOnce } from './shown-once.tsx';

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
        <ShownOnce note={t('secret.once')} secret={secret} copyLabel={t('secret.copy')} variable={KEY_VARIABLE} />
        <p className="quiet">{t('secret.accessId', { id: key.accessId })}</p>
        {trialUnits > 0 && <p>{t('secret.trial', { count: trialUnits })}</p>}
      </div>
    </Dialog>
  );
}
