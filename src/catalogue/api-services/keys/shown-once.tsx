import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../shared/clipboard/copy-text.ts';
import styles from './keys.module.css';

interface ShownOnceProps {
  /** That it is shown only now. */
  note: string;
  secret: string;
  copyLabel: string;
  /** The environment variable of the samples that takes it. */
  variable: string;
}

/** A secret that is shown once, to be copied. */
export function ShownOnce({ note, secret, copyLabel, variable }: ShownOnceProps) {
  const { t } = useTranslation('api-keys');
  const { t: common } = useTranslation();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'success' : 'warning', common(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <>
      <p className={styles.once} role="note">
        {note}
      </p>
      <code className={styles.secret}>{secret}</code>
      <div className={styles.actions}>
        <Button variant="primary" data-first onClick={() => void copy(secret)}>
          {copyLabel}
        </Button>
        <Button onClick={() => void copy(`export ${variable}=${secret}`)}>{t('secret.copyExport')}</Button>
      </div>
    </>
  );
}
