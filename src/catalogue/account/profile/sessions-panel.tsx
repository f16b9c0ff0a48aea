import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { accountCalls } from '../../../contract/account/calls.ts';
import type { OwnSession } from '../../../contract/account/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { type Device, deviceOf } from './device-words.ts';
import styles from './info-screen.module.css';
import list from './sessions-panel.module.css';
import { useTried } from './use-tried.ts';

const refresh = () => queryClient.invalidateQueries([accountCalls.listSessions.operation]);

/** Where one is signed in: what is not one's own device any more is ended here. */
export function SessionsPanel() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useCall(accountCalls.listSessions, {}, { staleTime: 0 });
  const { isBusy, tried } = useTried();
  const endOthers = () =>
    tried(async () => {
      await request(accountCalls.endOtherSessions, {});
      await refresh();
    }, t('sessions.othersEnded'));
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-labelledby="sessions">
      <div className={list.head}>
        <h2 id="sessions">{t('sessions.title')}</h2>
        {data !== undefined && data.length > 1 && (
          <Button variant="danger" isSmall isBusy={isBusy} onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <p className="quiet">{t('sessions.lead')}</p>
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
  const { isBusy, tried } = useTried();
  const device = deviceOf(session.userAgent);
  const name = nameOf(device, t);
  const moment = (iso: string) => formatDateTime(iso, i18n.language);
  const end = () =>
    tried(
      async () => {
        await request(accountCalls.endSession, { sessionId: session.sessionId }).finally(refresh);
      },
      t('sessions.ended', { device: name }),
    );
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
          {t('sessions.times', { begun: moment(session.createdAt), seen: moment(session.seenAt) })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button isSmall isBusy={isBusy} aria-label={t('sessions.endOf', { device: name })} onClick={() => void end()}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function nameOf({ browser, system, kind }: Device, t: TFunction<'account-profile'>): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t(`sessions.kind.${kind}`);
}
