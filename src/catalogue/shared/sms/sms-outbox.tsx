import { useTranslation } from 'react-i18next';
import { smsCalls } from '../../../contract/sms/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { readSite } from '../../../providers/page/site.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './code-fields.module.css';

interface SmsOutboxProps {
  phoneNum: string;
  flow: string;
  onFill: (code: string) => void;
}

/** Demo only, where no SMS are sent: the message for this screen's phone. */
export function SmsOutbox({ phoneNum, flow, onFill }: SmsOutboxProps) {
  const { t } = useTranslation('sms');
  const { data } = useCall(
    smsCalls.listSmsOutbox,
    { phoneNum, flow },
    { enabled: readSite().isDemo, staleTime: 0, refetchInterval: 3_000 },
  );
  const [newest] = data ?? [];
  if (newest === undefined) return null;
  return (
    <section className={styles.outbox} aria-label={t('outbox.title')}>
      <h2>{t('outbox.title')}</h2>
      <p className="quiet">{t('outbox.hint')}</p>
      <p className={styles.message}>{newest.text}</p>
      <Button isSmall onClick={() => onFill(newest.code)}>
        {t('outbox.fill', { code: newest.code })}
      </Button>
    </section>
  );
}
