import { Grid, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { auditCalls } from '../../contract/audit/calls.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import { auditActions, auditSources } from '../../contract/audit/sources.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { BulkBatch } from '../bulk/bulk-batch.tsx';
import { ReferenceSelect } from '../fields/reference-select.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import styles from '../list/list.module.css';
import { ListResult } from '../list/list-result.tsx';
import { paginationOf } from '../list/pagination.ts';
import { type Messages, useMessages } from '../messages.ts';
import { resourceList } from '../resource-list.ts';
import { usePowers } from '../use-powers.ts';
import auditStyles from './audit.module.css';
import { AuditChanges } from './audit-changes.tsx';
import { type AuditState, auditState, noAuditFilters, toAuditBody } from './audit-state.ts';
import { auditedName, resourceOf, subjectText } from './audit-values.ts';
import { RecordLink } from './record-link.tsx';
import { useAuditExport } from './use-audit-export.ts';

/** Who changed what, when and from where. */
export function AuditPage() {
  const messages = useMessages();
  const { t } = messages;
  const [state, setState] = useUrlState(auditState);
  const find = (change: Partial<AuditState>) => setState({ page: 1, ...change });
  const options = { keepPreviousData: true, staleTime: 0 };
  const query = useCall(auditCalls.auditList, toAuditBody(state), options);
  const readExport = useAuditExport();
  const { md: isWide = true } = Grid.useBreakpoint();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('audit:title')}</h1>
        <TableExportButton
          name={t('audit:title')}
          read={() => readExport(toAuditBody(state).filters ?? {})}
          isDisabled={query.data?.total === 0}
        />
      </div>
      <FilterBar
        key={state.search}
        label={t('audit:filter.actor')}
        search={state.search}
        onFind={(search) => find({ search })}
        onClear={() => find(noAuditFilters)}
      >
        <FilterChoice
          label={t('audit:column.subject')}
          value={state.subject}
          options={subjectOptions(messages)}
          onChange={(subject) => find({ subject, subjectId: undefined })}
        />
        <FilterChoice
          label={t('audit:column.action')}
          value={state.action}
          options={auditActions.map((action) => [action, t(`audit:action.${action}`)] as const)}
          onChange={(action) => find({ action })}
        />
        <FilterChoice
          label={t('audit:column.source')}
          value={state.source}
          options={auditSources.map((source) => [source, t(`audit:source.${source}`)] as const)}
          onChange={(source) => find({ source })}
        />
        <AboutFilter userId={state.about} onChange={(about) => find({ about })} />
        <FilterDays from={state.from} to={state.to} onChange={find} />
      </FilterBar>
      <p className="quiet">{t('audit:hint')}</p>
      {state.batchId !== undefined && <BulkBatch batchId={state.batchId} />}
      <ListResult
        query={query}
        isFiltered={auditState.isFiltered(state, ['page', 'pageSize'])}
        onClear={() => find(noAuditFilters)}
        empty={t('audit:empty')}
      >
        {({ rows, total }) => (
          <Table<AuditEntry>
            rowKey="auditId"
            size="middle"
            dataSource={rows}
            columns={isWide ? columnsOf(messages) : narrowColumnsOf(messages)}
            showHeader={isWide}
            className={isWide ? '' : (auditStyles.narrow ?? '')}
            pagination={paginationOf(state, total, { t, onGo: setState })}
          />
        )}
      </ListResult>
    </div>
  );
}

/** Those who may not search users see the whole audit only. */
function AboutFilter({
  userId,
  onChange,
}: {
  userId: number | undefined;
  onChange: (userId: number | undefined) => void;
}) {
  const { t } = useMessages();
  const powers = usePowers();
  const users = resourceOf('user');
  if (users === undefined || !powers.has(users.path)) return null;
  return (
    <ReferenceSelect
      target={users}
      label={t('audit:filter.about')}
      placeholder={t('audit:filter.about')}
      allowClear
      value={userId}
      onChange={(chosen) => onChange(typeof chosen === 'number' ? chosen : undefined)}
    />
  );
}

const OTHER_SUBJECTS = [
  'setting',
  'order',
  'remark',
  'savedView',
  'audit',
  'apiInterface',
  'apiServiceClass',
  'apiPermission',
  'apiGrant',
  'apiKey',
  'webhook',
  'apiRequest',
];

function subjectOptions({ t, has }: Messages) {
  const subjects = new Set([...resourceList.map(({ name }) => name), ...OTHER_SUBJECTS]);
  return [...subjects].map((subject) => [subject, subjectText(subject, { t, has })] as const);
}

function columnsOf(messages: Messages): TableColumnsType<AuditEntry> {
  const { t, language } = messages;
  const title = (name: string) => t(`audit:column.${name}`);
  return [
    {
      title: title('auditedAt'),
      width: 170,
      render: (_, { auditedAt }) => formatDateTime(auditedAt, language, 'short'),
    },
    { title: title('actor'), width: 130, render: (_, { actorName }) => actorName },
    { title: title('action'), width: 110, render: (_, { action }) => t(`audit:action.${action}`) },
    {
      title: title('subject'),
      width: 200,
      render: (_, entry) => <Subject entry={entry} />,
    },
    { title: title('changes'), render: (_, entry) => <AuditChanges entry={entry} /> },
    { title: title('source'), width: 170, render: (_, entry) => <Source entry={entry} /> },
  ];
}

/** Everything below each other: on a phone six columns would be out of view, and each row as high as its changes. */
function narrowColumnsOf({ t, language }: Messages): TableColumnsType<AuditEntry> {
  return [
    {
      render: (_, entry) => (
        <div className={auditStyles.row}>
          <div className={auditStyles.head}>
            <strong>{t(`audit:action.${entry.action}`)}</strong>
            <span>
              <Subject entry={entry} />
            </span>
          </div>
          <AuditChanges entry={entry} />
          <div className={`quiet ${auditStyles.head}`}>
            <span>{entry.actorName}</span>
            <span>{formatDateTime(entry.auditedAt, language, 'short')}</span>
            <span>
              <Source entry={entry} />
            </span>
          </div>
        </div>
      ),
    },
  ];
}

/** The kind and name of an entry's record. */
function Subject({ entry }: { entry: AuditEntry }) {
  const messages = useMessages();
  return (
    <span className={auditStyles.text}>
      <span className="quiet">{subjectText(entry.subject, messages)} </span>
      <RecordLink entry={entry} text={auditedName(entry, messages)} />
    </span>
  );
}

/** From where a change came, and why. */
function Source({ entry: { action, source, address, reason, batchId } }: { entry: AuditEntry }) {
  const { t } = useMessages();
  const text = t(`audit:source.${source}`);
  return (
    <div className={auditStyles.text}>
      {batchId === null ? text : <Link to={`?batch=${batchId}`}>{text}</Link>} <span className="quiet">{address}</span>
      {reason !== '' && action !== 'undo' && <div className="quiet">{reason}</div>}
    </div>
  );
}
