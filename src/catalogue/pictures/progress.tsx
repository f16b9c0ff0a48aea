import { useTranslation } from 'react-i18next';
import styles from './pictures.module.css';
import type { Reading } from './use-reading.ts';

/** Sending has a share; reading takes as long as it takes. */
export function Progress({ reading }: { reading: Reading<unknown> | null }) {
  const { t } = useTranslation('pictures');
  const isSending = reading === null || reading.step === 'sending';
  const percent = reading?.step === 'sending' ? Math.round(reading.share * 100) : 0;
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
