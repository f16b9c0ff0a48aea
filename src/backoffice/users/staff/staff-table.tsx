import { Button, Table, type TableColumnsType } from 'antd';
import type { StaffMember } from '../../../contract/users/staff-schemas.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { Tag } from '../../../ui/tag.tsx';
import { paginationOf } from '../../list/pagination.ts';
import { type Messages, useMessages } from '../../messages.ts';
import { RegistrationLink } from './registration-link.tsx';
import styles from './staff.module.css';
import type { StaffPageName } from './staff-calls-of.ts';
import { type StaffState, sorts } from './staff-state.ts';

interface StaffTableProps {
  name: StaffPageName;
  members: readonly StaffMember[];
  total: number;
  state: StaffState;
  onGo: (change: Partial<StaffState>) => void;
}

export function StaffTable({ name, members, total, state, onGo }: StaffTableProps) {
  const messages = useMessages();
  return (
    <Table<StaffMember>
      rowKey="userId"
      size="middle"
      dataSource={[...members]}
      columns={columnsOf(messages, { name, state, onOpen: (member) => onGo({ member }) })}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const sortBy = sorts.find((sort) => sort === sorter.columnKey) ?? 'revenueFen';
        onGo({ sortBy, orderBy: sorter.order === 'ascend' ? 'asc' : 'desc', page: 1 });
      }}
      pagination={paginationOf(state, total, { t: messages.t, onGo })}
    />
  );
}

/** The name of a seller or agent. */
export function memberName({ companyName, userRealname, username }: StaffMember): string {
  return companyName ?? userRealname ?? username;
}

interface Options {
  name: StaffPageName;
  state: StaffState;
  onOpen: (userId: number) => void;
}

function columnsOf(messages: Messages, { name, state, onOpen }: Options): TableColumnsType<StaffMember> {
  const { t, language } = messages;
  const title = (column: string) => t(`sale:column.${column}`);
  const sortable = (key: (typeof sorts)[number]) => ({
    key,
    title: title(key),
    sorter: true,
    sortOrder: state.sortBy === key ? (state.orderBy === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
    sortDirections: ['descend', 'ascend', 'descend'] as ('ascend' | 'descend')[],
  });
  const numbers = new Intl.NumberFormat(language);
  const count = (key: 'users' | 'newUsers' | 'purchases') => ({
    ...sortable(key),
    align: 'right' as const,
    render: (_: unknown, member: StaffMember) => numbers.format(member[key]),
  });
  const money = (key: 'revenueFen' | 'refundsFen') => ({
    ...sortable(key),
    align: 'right' as const,
    render: (_: unknown, member: StaffMember) => showTotalFen(member[key], language),
  });
  return [
    {
      ...sortable('username'),
      title: t(`${name}:member`),
      render: (_, member) => (
        <>
          <Button type="link" size="small" className={styles.name ?? ''} onClick={() => onOpen(member.userId)}>
            {memberName(member)}
          </Button>
          {member.isDisabled && <Tag variant="bad">{t('sale:disabled')}</Tag>}
          <span className={styles.under}>
            {[member.companyName === null ? null : member.userRealname, member.username].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      title: title('agencyCode'),
      render: (_, { agencyCode }) =>
        agencyCode === null || agencyCode === '' ? (
          <Tag variant="warning">{t('sale:noCode')}</Tag>
        ) : (
          <RegistrationLink agencyCode={agencyCode} />
        ),
    },
    count('users'),
    count('newUsers'),
    count('purchases'),
    money('revenueFen'),
    money('refundsFen'),
  ];
}
