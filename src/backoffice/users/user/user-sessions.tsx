import { Button, Popconfirm, Table } from 'antd';
import type { ResultOf } from '../../../contract/call.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { USER_SESSION_POWER } from '../../../contract/users/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Spinner, State } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { timeText } from './time-text.ts';
import styles from './user.module.css';

type Row = ResultOf<typeof usersCalls.listUserSessions>[number];

/** Where the user is signed in; one session or all of them can be ended. */
export function UserSessions({ userId }: { userId: number }) {
  const messages = useMessages();
  const { t, language } = messages;
  const canEnd = usePowers().has(USER_SESSION_POWER);
  const { data, error, refetch } = useCall(usersCalls.listUserSessions, { id: userId }, { staleTime: 0 });
  const end = useAction(
    (sessionId: string | undefined) =>
      request(usersCalls.endUserSessions, { id: userId, ...(sessionId === undefined ? {} : { sessionId }) }),
    {
      done: ({ ended }) => t('user:sessions.ended', { count: ended }),
      changes: [usersCalls.listUserSessions],
    },
  );
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.length === 0) return <State title={t('user:empty.sessions')} />;
  return (
    <div className={styles.section}>
      {canEnd && (
        <div className={styles.line}>
          <Popconfirm
            title={t('user:sessions.endAllQuestion')}
            okText={t('user:sessions.endAll')}
            cancelText={t('common:action.cancel')}
            onConfirm={() => end.run(undefined)}
          >
            <Button danger loading={end.isBusy}>
              {t('user:sessions.endAll')}
            </Button>
          </Popconfirm>
        </div>
      )}
      <ScrollRegion className={styles.scroll} aria-label={t('user:tab.sessions')}>
        <Table<Row>
          rowKey="sessionId"
          size="middle"
          dataSource={data}
          pagination={false}
          columns={[
            { title: t('user:column.device'), render: (_, row) => deviceText(row, messages) },
            { title: t('user:column.address'), render: (_, { address }) => address },
            { title: t('user:column.platform'), render: (_, { platform }) => t(`common:brand.${platform}`) },
            { title: t('user:column.createdAt'), render: (_, { createdAt }) => timeText(createdAt, language) },
            { title: t('user:column.seenAt'), render: (_, { seenAt }) => timeText(seenAt, language) },
            ...(canEnd
              ? [
                  {
                    title: t('list.actions'),
                    render: (_: unknown, { sessionId, address }: Row) => (
                      <Button
                        type="link"
                        size="small"
                        danger
                        aria-label={`${t('user:sessions.end')} ${address}`}
                        onClick={() => void end.run(sessionId)}
                      >
                        {t('user:sessions.end')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </ScrollRegion>
    </div>
  );
}

/** The browser of a device; a view by the staff is named as what it is. */
function deviceText({ userAgent, view }: Row, { t, language }: Messages): string {
  if (view === null) return userAgent || '—';
  return t('user:sessions.view', {
    name: view.viewerName,
    time: timeText(view.expiresAt, language),
    reason: view.reason,
  });
}
