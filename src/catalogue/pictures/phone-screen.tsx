import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import { TicketId, type TicketState } from '../../contract/pictures/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { formatClock, useSecondsLeft } from '../shared/time/use-seconds-left.ts';
import styles from './phone-screen.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { usePictureErrorMessage } from './use-picture-error-message.ts';
import { usePictureUpload } from './use-picture-upload.ts';

interface OpenedTicket {
  state: TicketState;
  expiresInS: number;
}

/** The screen of a phone that scanned the code: it takes the picture without a login, the computer shows the result. */
export function PhoneScreen({ ticket }: { ticket: string }) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const [opened, setOpened] = useState<OpenedTicket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const open = useCallback(() => {
    setError(null);
    // A malformed ticket needs no request.
    if (!TicketId.safeParse(ticket).success) return setOpened({ state: 'expired', expiresInS: 0 });
    request(pictureCalls.openQrCode, { id: ticket }).then(setOpened, setError);
  }, [ticket]);
  useEffect(open, [open]);
  return (
    <section className={styles.screen}>
      <h1>{t('phone.title')}</h1>
      {error !== null && <CallFailed error={error} onRetry={open} />}
      {error === null && opened === null && <Spinner label={common('loading')} />}
      {opened !== null && <TakePicture ticket={ticket} opened={opened} />}
    </section>
  );
}

function TakePicture({ ticket, opened }: { ticket: string; opened: OpenedTicket }) {
  const { t } = useTranslation('pictures');
  const messageOf = usePictureErrorMessage();
  const secondsLeft = useSecondsLeft(opened.expiresInS);
  const { upload, start } = usePictureUpload<typeof pictureCalls.uploadByQrCode>();
  const isRefused = upload?.step === 'failed' && upload.error instanceof CallError && upload.error.code === '210105';
  const isUsable = opened.state === 'waiting' || opened.state === 'opened';
  if (upload?.step === 'done' || opened.state === 'read' || opened.state === 'used') {
    return (
      <State icon="check" title={t('phone.done')}>
        {t('phone.doneHint')}
      </State>
    );
  }
  if (upload?.step === 'sending' || upload?.step === 'reading') return <UploadProgress upload={upload} />;
  if (!isUsable || isRefused || secondsLeft === 0) {
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
      {upload?.step === 'failed' && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" />
          <span>{messageOf(upload.error)}</span>
        </p>
      )}
      <PictureField label={t('phone.take')} isCamera onChoose={send} />
      <PictureField label={t('phone.choose')} onChoose={send} />
      <p className={styles.clock}>{t('code.left', { clock: formatClock(secondsLeft) })}</p>
      <p className={styles.note}>{t('phone.privacy')}</p>
    </>
  );
}

interface PictureFieldProps {
  label: string;
  isCamera?: boolean;
  onChoose: (file: File | undefined) => void;
}

function PictureField({ label, isCamera = false, onChoose }: PictureFieldProps) {
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
