import { useTranslation } from 'react-i18next';
import styles from './pictures.module.css';
import type { UploadState } from './use-picture-upload.ts';

/** The upload's progress in percent, then an indeterminate bar while the server reads. */
export function UploadProgress({ upload }: { upload: UploadState<unknown> | null }) {
  const { t } = useTranslation('pictures');
  const isSending = upload === null || upload.step === 'sending';
  const percent = upload?.step === 'sending' ? Math.round(upload.share * 100) : 0;
  return (
    <div className={styles.progress}>
      <p role="status">{isSending ? t('reading.sending', { percent }) : t('reading.reading')}</p>
      {isSending ? (
        <progress max={100} value={percent} aria-label={t('reading.bar')} />
      ) : (
        <progress aria-label={t('reading.bar')} />
      )}
    </div>
  );
}
