import { useTranslation } from 'react-i18next';
import type { PictureReading } from '../../contract/pictures/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Spinner } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { formatClock, useSecondsLeft } from '../shared/time/use-seconds-left.ts';
import { isLoopbackHost } from './is-loopback-host.ts';
import styles from './pictures.module.css';
import { type PhoneTicket, usePhoneCode } from './use-phone-code.ts';

interface PhoneCodeProps {
  onRead: (reading: PictureReading) => void;
  onClose: () => void;
}

/** The QR code for a phone; the picture that the phone takes is confirmed here. */
export function PhoneCode({ onRead, onClose }: PhoneCodeProps) {
  const { t } = useTranslation('pictures');
  const { t: common } = useTranslation();
  const { ticket, error, renew } = usePhoneCode(onRead);
  const footer = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant={ticket?.state === 'expired' ? 'primary' : 'default'} onClick={renew}>
        {t('code.renew')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('code.title')} closeLabel={common('action.close')} onClose={onClose} footer={footer}>
      {error !== null && <CallFailed error={error} onRetry={renew} />}
      {ticket === null && error === null && <Spinner label={common('loading')} />}
      {ticket !== null && <QrCode ticket={ticket} />}
    </Dialog>
  );
}

function QrCode({ ticket }: { ticket: PhoneTicket }) {
  const { t } = useTranslation('pictures');
  const secondsLeft = useSecondsLeft(ticket.expiresInS);
  const isInvalid = ticket.state === 'expired' || ticket.state === 'used';
  const isOpen = ticket.state === 'waiting' || ticket.state === 'opened';
  return (
    <div className={styles.code}>
      <div className={`${styles.square} ${isInvalid ? styles.gone : ''}`}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(ticket.svg)}`}
          alt={t('code.alt')}
          width={220}
          height={220}
        />
      </div>
      <div className={styles.steps}>
        <p className={styles.state} role="status">
          {t(`code.state.${ticket.state}`)}
        </p>
        {isOpen && <p className={styles.clock}>{t('code.left', { clock: formatClock(secondsLeft) })}</p>}
        {ticket.isOffline && <p className={styles.warn}>{t('code.offline')}</p>}
        {ticket.problem !== null && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            <span>{ticket.problem}</span>
          </p>
        )}
        <p className={styles.note}>{t('code.hint')}</p>
        {isLoopbackHost(window.location.hostname) && <p className={styles.warn}>{t('code.onlyHere')}</p>}
        <details className={styles.note}>
          <summary>{t('code.link')}</summary>
          <code className={styles.link}>{ticket.url}</code>
        </details>
      </div>
    </div>
  );
}
