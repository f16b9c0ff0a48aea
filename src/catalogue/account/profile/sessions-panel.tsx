import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountCalls } from '../../../contract/account/calls.ts';
import type { OwnSession } from '../../../contract/account/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { type Device, parseUserAgent } from './device.ts';
import styles from './info-screen.module.css';
import list from './sessions-panel.module.css';

/** The devices that the user is signed in on; each session but the current one can be ended. */
export function SessionsPanel() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(accountCalls.listSessions, {}, { staleTime: 0 });
  const endOthers = useAction(() => request(accountCalls.endOtherSessions, {}), {
    done: () => t('sessions.othersEnded'),
    changes: [accountCalls.listSessions],
  });
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-labelledby="sessions">
      <div className={list.head}>
        <h2 id="sessions">{t('sessions.title')}</h2>
        {data !== undefined && data.length > 1 && (
          <Button variant="danger" isSmall isBusy={endOthers.isBusy} onClick={() => void endOthers.run()}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <p className="quiet">
        {t('sessions.lead')} <Link to={paths.oprLog}>{common('title._user_oprLog')}</Link>
      </p>
      {data === undefined && error === null && <Skeleton label={common('loading')} rows={3} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      <ul className={list.sessions}>
        {data?.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
    </section>
  );
}

const icons = { phone: 'phone', tablet: 'phone', computer: 'computer', unknown: 'info' } as const;

function SessionRow({ session }: { session: OwnSession }) {
  const { t, i18n } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const device = parseUserAgent(session.userAgent);
  const name = session.isView ? t('sessions.view') : deviceName(device, t);
  const formatTime = (iso: string) => formatDateTime(iso, i18n.language);
  const end = useAction(() => request(accountCalls.endSession, { sessionId: session.sessionId }), {
    done: () => t('sessions.ended', { device: name }),
    changes: [accountCalls.listSessions],
  });
  return (
    <li>
      <Icon name={icons[device.kind]} />
      <div className={list.facts}>
        <strong>
          {name} {session.isCurrent && <span className={list.current}>{t('sessions.current')}</span>}
        </strong>
        <span className="quiet">
          {[session.address, common(`brand.${session.platform}`)].filter(Boolean).join(' · ')}
        </span>
        <span className="quiet">
          {t('sessions.times', { begun: formatTime(session.createdAt), seen: formatTime(session.seenAt) })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          isSmall
          isBusy={end.isBusy}
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => void end.run()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function deviceName({ browser, system, kind }: Device, t: TFunction<'account-profile'>): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t(`sessions.kind.${kind}`);
}
