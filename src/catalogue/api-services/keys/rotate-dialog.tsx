import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCalls } from '../../../contract/api-services/keys/calls.ts';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './keys.module.css';
import type { NewSecret } from './secret-dialog.tsx';

const hours = ['0', '1', '24', '168'] as const;

interface RotateDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onSecret: (secret: NewSecret) => void;
}

/** Replaces a key; for a while the old one stays valid. */
export function RotateDialog({ apiKey: { keyId, rowVersion, name }, onClose, onSecret }: RotateDialogProps) {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const [oldValidHours, setHours] = useState<(typeof hours)[number]>('24');
  const rotate = useAction(
    async () =>
      onSecret(await request(keyCalls.apiKeyRotate, { keyId, rowVersion, oldValidHours: Number(oldValidHours) })),
    { isErrorInForm: true, onDone: onClose, changes: [keyCalls.apiKeyList] },
  );
  return (
    <Dialog
      title={t('rotateOf', { name })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" isBusy={rotate.isBusy} onClick={() => void rotate.run()}>
            {t('rotate')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('rotateHint')}</p>
        <Segments
          legend={t('oldValid')}
          isLegendVisible
          name="hours"
          options={hours.map((value) => [value, t(`hours.${value}`)] as const)}
          value={oldValidHours}
          onChange={setHours}
        />
        {rotate.errorMessage !== null && (
          <p className={styles.error} role="alert">
            {rotate.errorMessage}
          </p>
        )}
      </div>
    </Dialog>
  );
}
