import { Button, Table, type TableColumnsType } from 'antd';
import { auditCalls } from '../../contract/audit/calls.ts';
import type { DeletedRecord } from '../../contract/audit/schemas.ts';
import { binSubjects } from '../../contract/audit/subjects.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { optionalTextParam, textParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { FilterBar, FilterChoice } from '../list/filter-bar.tsx';
import styles from '../list/list.module.css';
import { ListResult } from '../list/list-result.tsx';
import { paginationOf } from '../list/pagination.ts';
import { tablePageParams } from '../list/table-page.ts';
import { type Messages, useMessages } from '../messages.ts';
import { resourceList } from '../resource-list.ts';
import { usePowers } from '../use-powers.ts';
import { subjectText } from './audit-values.ts';

const binState = urlState({ search: textParam(60, { name: 'q' }), subject: optionalTextParam(40), ...tablePageParams });

const binKinds = [
  ...resourceList.map(({ name, path }) => ({ name, power: path })),
  ...Object.entries(binSubjects).map(([name, { power }]) => ({ name, power })),
];

/** Deleted records, which can be restored for 30 days. */
export function BinPage() {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const [{ search, subject, page, pageSize }, setState] = useUrlState(binState);
  const find = (change: { search?: string; subject?: string | undefined }) => setState({ page: 1, ...change });
  const clear = () => find({ search: '', subject: undefined });
  const body = {
    pageNum: page,
    pageSize,
    filters: { ...(search === '' ? {} : { name: search }), ...(subject === undefined ? {} : { subject }) },
  };
  const options = { keepPreviousData: true, staleTime: 0 };
  const query = useCall(auditCalls.deletedList, body, options);
  const restore = useAction(
    ({ subject: kind, recordId: id }: DeletedRecord) => request(auditCalls.deletedRestore, { subject: kind, id }),
    { done: () => t('delete.restored'), changes: [auditCalls.deletedList] },
  );
  const readable = binKinds.filter(({ power }) => powers.has(power));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bin:title')}</h1>
      </div>
      <FilterBar
        key={search}
        label={t('bin:column.name')}
        search={search}
        onFind={(text) => find({ search: text })}
        onClear={clear}
      >
        <FilterChoice
          label={t('bin:column.subject')}
          value={subject}
          options={readable.map(({ name }) => [name, subjectText(name, messages)] as const)}
          onChange={(chosen) => find({ subject: chosen })}
        />
      </FilterBar>
      <p className="quiet">{t('bin:hint')}</p>
      <ListResult
        query={query}
        isFiltered={search !== '' || subject !== undefined}
        onClear={clear}
        empty={t('bin:empty')}
      >
        {({ rows, total }) => (
          <Table<DeletedRecord>
            rowKey="deletedId"
            size="middle"
            dataSource={rows}
            columns={columnsOf(messages, {
              canRestore: ({ subject: kind }) =>
                powers.has(`${binKinds.find(({ name }) => name === kind)?.power}:delete`),
              onRestore: (record) => void restore.run(record),
              isBusy: restore.isBusy,
            })}
            pagination={paginationOf({ page, pageSize }, total, { t, onGo: setState })}
          />
        )}
      </ListResult>
    </div>
  );
}

interface Restoring {
  canRestore: (record: DeletedRecord) => boolean;
  onRestore: (record: DeletedRecord) => void;
  isBusy: boolean;
}

function columnsOf(messages: Messages, { canRestore, onRestore, isBusy }: Restoring): TableColumnsType<DeletedRecord> {
  const { t, language } = messages;
  return [
    { title: t('bin:column.subject'), render: (_, { subject }) => subjectText(subject, messages) },
    { title: t('bin:column.name'), render: (_, { name }) => name },
    { title: t('bin:column.deletedBy'), render: (_, { deletedBy }) => deletedBy },
    { title: t('bin:column.deletedAt'), render: (_, { deletedAt }) => formatDateTime(deletedAt, language, 'short') },
    {
      title: t('list.actions'),
      width: 120,
      render: (_, record) =>
        canRestore(record) && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`${t('bin:restore')}: ${record.name}`}
            onClick={() => onRestore(record)}
          >
            {t('bin:restore')}
          </Button>
        ),
    },
  ];
}
