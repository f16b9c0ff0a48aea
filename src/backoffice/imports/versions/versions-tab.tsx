import { App, Button, Table, type TableColumnsType } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ResultOf } from '../../../contract/call.ts';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { IMPORT_PUBLISH_POWER } from '../../../contract/imports/rules.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../../list/list.module.css';
import { paginationOf } from '../../list/pagination.ts';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { ImportTabProps } from '../imports-state.ts';
import { PublishAgainButton } from './publish-again-button.tsx';

type Version = ResultOf<typeof importsCalls.catalogueVersionList>['rows'][number];

/** The published versions of the catalogue; the newest can be taken back. */
export function VersionsTab({ state: { page, pageSize }, onGo }: ImportTabProps) {
  const messages = useMessages();
  const { t } = messages;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useCall(
    importsCalls.catalogueVersionList,
    { pageNum: page, pageSize },
    { keepPreviousData: true, staleTime: 0 },
  );
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0) return <State title={t('catalogueImport:versions.empty')} />;
  return (
    <div className={styles.table}>
      <Table<Version>
        rowKey="version"
        size="middle"
        dataSource={data.rows}
        columns={columnsOf(messages, pathname, (importId) => navigate(`${pathname}?id=${importId}`))}
        pagination={paginationOf({ page, pageSize }, data.total, { t, onGo })}
        expandable={{
          columnTitle: <span className="unseen">{t('catalogueImport:plan.tables')}</span>,
          rowExpandable: ({ counts }) => Object.keys(counts).length > 0,
          expandedRowRender: ({ counts }) => <Counts counts={counts} />,
        }}
      />
    </div>
  );
}

const counted = ['new', 'changed', 'gone'] as const;

function columnsOf(
  { t, language }: Messages,
  path: string,
  onCheckAgain: (importId: number) => void,
): TableColumnsType<Version> {
  const title = (name: string) => t(`catalogueImport:versions.${name}`);
  const sum = ({ counts }: Version, name: (typeof counted)[number]) =>
    Object.values(counts).reduce((total, count) => total + count[name], 0);
  return [
    { title: title('version'), render: (_, { version }) => version },
    {
      title: t('catalogueImport:list.import'),
      render: (_, { importId, sourceName }) =>
        importId === null ? (
          sourceName
        ) : (
          <Link to={`${path}?id=${importId}`}>
            #{importId} {sourceName}
          </Link>
        ),
    },
    { title: title('publishedAt'), render: (_, { publishedAt }) => formatDateTime(publishedAt, language, 'short') },
    { title: title('publishedBy'), render: (_, { publishedBy }) => publishedBy ?? '—' },
    ...counted.map((name) => ({
      title: t(`catalogueImport:plan.${name}`),
      align: 'right' as const,
      render: (_: unknown, version: Version) => sum(version, name).toLocaleString(language),
    })),
    {
      title: title('state'),
      render: (_, { withdrawnAt, withdrawnBy, canWithdraw }) => {
        if (withdrawnAt === null)
          return <Tag variant={canWithdraw ? 'good' : 'neutral'}>{title(canWithdraw ? 'newest' : 'live')}</Tag>;
        const facts = [formatDateTime(withdrawnAt, language, 'short'), withdrawnBy ?? ''].filter(Boolean).join(', ');
        return (
          <>
            <Tag variant="bad">{title('withdrawn')}</Tag> <span className="quiet">{facts}</span>
          </>
        );
      },
    },
    {
      title: t('list.actions'),
      render: (_, version) => (
        <>
          {version.canWithdraw && <WithdrawButton version={version} />}
          {version.canPublishAgain && (
            <PublishAgainButton version={version.version} sourceName={version.sourceName} onDone={onCheckAgain} />
          )}
        </>
      ),
    },
  ];
}

/** The changes of a version by table. */
function Counts({ counts }: { counts: Version['counts'] }) {
  const { t, language } = useMessages();
  return (
    <ul>
      {Object.entries(counts).map(([name, count]) => (
        <li key={name}>
          {t('catalogueImport:versions.counts', {
            table: t(`catalogueImport:table.${name}`),
            ...Object.fromEntries(counted.map((one) => [one, count[one].toLocaleString(language)])),
          })}
        </li>
      ))}
    </ul>
  );
}

function WithdrawButton({ version: { version, sourceName } }: { version: Version }) {
  const { t } = useMessages();
  const { modal } = App.useApp();
  const canPublish = usePowers().has(IMPORT_PUBLISH_POWER);
  const withdraw = useAction(() => request(importsCalls.catalogueVersionWithdraw, { version }), {
    done: ({ stayed }) =>
      stayed === 0
        ? t('catalogueImport:versions.done', { version })
        : t('catalogueImport:versions.doneStayed', { version, count: stayed }),
    changes: [importsCalls.catalogueVersionList, importsCalls.importList, importsCalls.importGet],
  });
  if (!canPublish) return null;
  const confirm = () =>
    void modal.confirm({
      title: t('catalogueImport:versions.confirmTitle', { version, name: sourceName }),
      content: t('catalogueImport:versions.confirmHint'),
      okText: t('catalogueImport:versions.withdraw'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        await withdraw.run();
      },
    });
  return (
    <Button
      size="small"
      danger
      loading={withdraw.isBusy}
      aria-label={`${t('catalogueImport:versions.withdraw')}: ${version}`}
      onClick={confirm}
    >
      {t('catalogueImport:versions.withdraw')}
    </Button>
  );
}
