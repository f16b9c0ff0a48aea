import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import type { InterfaceRow } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { formatCalendarDate, formatDateTime } from '../../../contract/shop-time.ts';
import { Tag } from '../../../ui/tag.tsx';
import lists from '../../list/list.module.css';
import { paginationOf } from '../../list/pagination.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { InterfaceActions } from './interface-actions.tsx';
import { interfacePath } from './interface-paths.ts';
import styles from './interfaces.module.css';
import { type InterfacesState, interfaceSorts } from './interfaces-state.ts';
import { StatusTag } from './status-tag.tsx';

interface InterfacesTableProps {
  rows: readonly InterfaceRow[];
  total: number;
  state: InterfacesState;
  onGo: (change: Partial<InterfacesState>) => void;
}

export function InterfacesTable({ rows, total, state, onGo }: InterfacesTableProps) {
  const messages = useMessages();
  return (
    <Table<InterfaceRow>
      rowKey="interfaceId"
      size="middle"
      dataSource={[...rows]}
      columns={columnsOf(messages, state)}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const sort = interfaceSorts.find((one) => one === sorter.columnKey) ?? 'updatedAt';
        onGo({ sort, order: sorter.order === 'ascend' ? 'asc' : 'desc', page: 1 });
      }}
      pagination={paginationOf(state, total, { t: messages.t, onGo })}
    />
  );
}

function columnsOf(messages: Messages, state: InterfacesState): TableColumnsType<InterfaceRow> {
  const { t, language } = messages;
  const title = (field: string) => t(`apiInterface:field.${field}`);
  const sortable = (key: (typeof interfaceSorts)[number]) => ({
    key,
    title: key === 'name' ? t('apiInterface:column.name') : title(key),
    sorter: true,
    sortOrder: state.sort === key ? (state.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    sortDirections: ['ascend', 'descend', 'ascend'] as ('ascend' | 'descend')[],
  });
  return [
    {
      ...sortable('name'),
      render: (_, { code, name, nameEn }) => (
        <Link className={lists.narrow} to={interfacePath(code)}>
          {inLanguage(language, name, nameEn)}
        </Link>
      ),
    },
    { ...sortable('code'), render: (_, { code }) => <code>{code}</code> },
    {
      title: title('classId'),
      render: (_, { className, classNameEn }) => inLanguage(language, className, classNameEn),
    },
    { ...sortable('status'), render: (_, row) => <StatusCell row={row} /> },
    { title: title('version'), align: 'right', render: (_, { version }) => (version === null ? '–' : `v${version}`) },
    { title: title('count'), render: (_, { count, rule }) => chargeText(messages, { count, rule }) },
    { title: title('sourceKind'), render: (_, { sourceKind }) => t(`apiInterface:source.${sourceKind}`) },
    {
      ...sortable('updatedAt'),
      render: (_, { updatedAt, updatedBy }) => (
        <>
          {formatDateTime(updatedAt, language, 'short')}
          <span className={styles.by}>{updatedBy === '' ? t('apiInterface:byProduct') : updatedBy}</span>
        </>
      ),
    },
    { title: t('list.actions'), render: (_, row) => <InterfaceActions row={row} isInList /> },
  ];
}

function StatusCell({ row: { status, hasChanges, version, sunsetOn } }: { row: InterfaceRow }) {
  const { t, language } = useMessages();
  return (
    <span className={styles.tags}>
      <StatusTag status={status} />
      {hasChanges && version !== null && <Tag variant="accent">{t('apiInterface:hasChanges')}</Tag>}
      {status === 'deprecated' && sunsetOn !== null && (
        <span className="quiet">{t('apiInterface:until', { date: formatCalendarDate(sunsetOn, language) })}</span>
      )}
    </span>
  );
}

/** What a call costs. */
export function chargeText({ t }: Messages, { count, rule }: Pick<InterfaceRow, 'count' | 'rule'>): string {
  return rule === 'free' ? t('apiInterface:rule.free') : t(`apiInterface:charge.${rule}`, { count });
}
