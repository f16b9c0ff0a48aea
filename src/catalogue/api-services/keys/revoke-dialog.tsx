import { useTranslation } from 'react-i18next';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './keys.module.css';

/** Confirms that a key is to be refused from now on. */
export function RevokeDialog({ apiKey: { keyId, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const revoke = useAction(() => request(keyCalls.apiKeyRevoke, { keyId }), {
    isErrorInForm: true,
    onDone: onClose,
    done: () => t('revoked', { name }),
    changes: [keyCalls.apiKeyList],
  });
  return (
    <Dialog
      title={t('revokeOf', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant="danger" isBusy={revoke.isBusy} onClick={() => void revoke.run()}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      <p>{t('revokeHint')}</p>
      {revoke.errorMessage !== null && (
        <p className={styles.error} role="alert">
          {revoke.errorMessage}
        </p>
      )}
    </Dialog>
  );
}
