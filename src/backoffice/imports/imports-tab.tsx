import { Button, Progress, Table, type TableColumnsType } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { importsCalls } from '../../contract/imports/calls.ts';
import { IMPORT_EDIT_POWER } from '../../contract/imports/rules.ts';
import type { ImportSummary } from '../../contract/imports/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner, State } from '../../ui/state.tsx';
import styles from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { creatorText } from './creator-text.ts';
import { ImportStatusTag, isWorking } from './import-status.tsx';
import own from './imports.module.css';
import type { ImportTabProps } from './imports-state.ts';

const POLL_MS = 3_000;
const FILES_SHOWN = 3;

/** All imports, the newest first. */
export function ImportsTab({ state: { page, pageSize }, onGo }: ImportTabProps) {
  const messages = useMessages();
  const { t } = messages;
  const { pathname } = useLocation();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const { data, error, refetch } = useCall(
    importsCalls.importList,
    { pageNum: page, pageSize },
    {
      keepPreviousData: true,
      staleTime: 0,
      refetchInterval: (list) =>
        list?.rows.some(({ status }) => isWorking(status) || status === 'uploading') ? POLL_MS : false,
    },
  );
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0)
    return (
      <State
        title={t('catalogueImport:empty.title')}
        actions={
          <>
            {canEdit && (
              <Button type="primary" onClick={() => onGo({ isNew: true })}>
                {t('catalogueImport:new.open')}
              </Button>
            )}
            <Button onClick={() => onGo({ isFormatOpen: true })}>{t('catalogueImport:format.open')}</Button>
          </>
        }
      >
        {t('catalogueImport:empty.hint')}
      </State>
    );
  return (
    <div className={styles.table}>
      <Table<ImportSummary>
        rowKey="importId"
        size="middle"
        dataSource={data.rows}
        columns={columnsOf(messages, pathname)}
        pagination={paginationOf({ page, pageSize }, data.total, { t, onGo })}
      />
    </div>
  );
}

function columnsOf({ t, language }: Messages, path: string): TableColumnsType<ImportSummary> {
  const title = (name: string) => t(`catalogueImport:list.${name}`);
  return [
    {
      title: title('import'),
      render: (_, { importId, sourceName }) => (
        <Link to={`${path}?id=${importId}`}>
          #{importId} {sourceName}
        </Link>
      ),
    },
    { title: title('files'), render: (_, { files }) => <FileNames files={files} /> },
    { title: title('kind'), render: (_, { isFull }) => t(`catalogueImport:kind.${isFull ? 'full' : 'update'}`) },
    {
      title: title('status'),
      render: (_, { status, bytes, receivedBytes }) => (
        <>
          <ImportStatusTag status={status} />
          {status === 'uploading' && (
            <Progress
              size="small"
              percent={Math.floor((receivedBytes / Math.max(bytes, 1)) * 100)}
              aria-label={t('catalogueImport:upload.progress')}
            />
          )}
        </>
      ),
    },
    {
      title: title('createdBy'),
      render: (_, summary) => creatorText(summary, { t }) || '—',
    },
    { title: title('createdAt'), render: (_, { createdAt }) => formatDateTime(createdAt, language, 'short') },
    { title: title('changedAt'), render: (_, { changedAt }) => formatDateTime(changedAt, language, 'short') },
  ];
}

function FileNames({ files }: { files: readonly string[] }) {
  const { t } = useMessages();
  const more = files.length - FILES_SHOWN;
  return (
    <span className={own.files} title={files.join('\n')}>
      {files.slice(0, FILES_SHOWN).join(', ')}
      {more > 0 && ` ${t('catalogueImport:list.moreFiles', { count: more })}`}
    </span>
  );
}
