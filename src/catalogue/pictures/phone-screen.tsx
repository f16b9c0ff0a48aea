import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import { TicketId, type TicketState } from '../../contract/pictures/schemas.ts';
import { CallError } from '../../providers/call-error.ts';
import { request } from '../../providers/client.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { formatClock, useSecondsLeft } from '../shared/time/seconds-left.ts';
import styles from './phone-screen.module.css';
import { Progress } from './progress.tsx';
import { usePictureWords } from './use-picture-words.ts';
import { useReading } from './use-reading.ts';

interface Opened {
  state: TicketState;
  expiresInS: number;
}

/** What a phone shows that scanned the code: take the picture, and look back at the computer. No login. */
export function PhoneScreen({ ticket }: { ticket: string }) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    setError(null);
    // What is no ticket at all is not worth a question.
    if (!TicketId.safeParse(ticket).success) return setOpened({ state: 'expired', expiresInS: 0 });
    request(pictureCalls.openQrCode, { id: ticket }).then(setOpened, setError);
  }, [ticket, turn]);
  return (
    <section className={styles.screen}>
      <h1>{t('phone.title')}</h1>
      {error !== null && <CallFailed error={error} onRetry={() => setTurn(turn + 1)} />}
      {error === null && opened === null && <Spinner label={common('loading')} />}
      {opened !== null && <Taking ticket={ticket} opened={opened} />}
    </section>
  );
}

function Taking({ ticket, opened }: { ticket: string; opened: Opened }) {
  const { t } = useTranslation('pictures');
  const wordsOf = usePictureWords();
  const left = useSecondsLeft(opened.expiresInS);
  const { reading, start } = useReading<typeof pictureCalls.uploadByQrCode>();
  const isOver = reading?.step === 'failed' && reading.error instanceof CallError && reading.error.code === '210105';
  const isUsable = opened.state === 'waiting' || opened.state === 'opened';
  if (reading?.step === 'done' || opened.state === 'read' || opened.state === 'used') {
    return (
      <State icon="check" title={t('phone.done')}>
        {t('phone.doneHint')}
      </State>
    );
  }
  if (reading?.step === 'sending' || reading?.step === 'reading') return <Progress reading={reading} />;
  if (!isUsable || isOver || left === 0) {
    return (
      <State icon="warning" title={t('phone.expired')} isAlert>
        {t('phone.expiredHint')}
      </State>
    );
  }
  const send = (file: File | undefined) =>
    file !== undefined && void start(pictureCalls.uploadByQrCode, { id: ticket }, file);
  return (
    <>
      <p>{t('phone.hint')}</p>
      {reading?.step === 'failed' && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" />
          <span>{wordsOf(reading.error)}</span>
        </p>
      )}
      <Choice label={t('phone.take')} isCamera onChoose={send} />
      <Choice label={t('phone.choose')} onChoose={send} />
      <p className={styles.clock}>{t('code.left', { clock: formatClock(left) })}</p>
      <p className={styles.note}>{t('phone.privacy')}</p>
    </>
  );
}

interface ChoiceProps {
  label: string;
  isCamera?: boolean;
  onChoose: (file: File | undefined) => void;
}

function Choice({ label, isCamera = false, onChoose }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${isCamera ? styles.main : ''}`}>
      <Icon name={isCamera ? 'camera' : 'list'} size={24} />
      {label}
      <input
        type="file"
        className="unseen"
        accept="image/jpeg,image/png,image/webp"
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
