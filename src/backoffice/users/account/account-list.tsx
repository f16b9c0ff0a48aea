import { Alert, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usersCalls } from '../../../contract/users/calls.ts';
import { USER_PAGE, USER_VIEW_POWER } from '../../../contract/users/rules.ts';
import type { AccountRow } from '../../../contract/users/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../../list/list.module.css';
import { paginationOf } from '../../list/pagination.ts';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { timeText } from '../user/time-text.ts';
import { ViewAsButton } from '../user/view-as-button.tsx';
import type { AccountState } from './account-state.ts';

/** The code for "nothing found": a warning and an empty list. */
const NOTHING_FOUND = '100100';

interface AccountListProps {
  state: AccountState;
  onGo: (change: Partial<AccountState>) => void;
}

export function AccountList({ state, onGo }: AccountListProps) {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const { data, error, refetch } = useAccounts(state);
  if (isNothing(error)) return <NothingFound error={error} />;
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  return (
    <div className={styles.table}>
      <Table<AccountRow>
        rowKey="userId"
        size="middle"
        dataSource={data.rows}
        columns={columnsOf(messages, powers)}
        pagination={paginationOf(state, data.total, { t, onGo })}
        expandable={{
          rowExpandable: ({ subNum }) => subNum > 0,
          expandedRowRender: ({ userId }) => <SubAccounts parentId={userId} />,
        }}
      />
    </div>
  );
}

/** Only one of the two calls is sent: by account type, or by child type. */
function useAccounts({ kind, search, page, pageSize }: AccountState) {
  const body = { search, pageNum: page, pageSize };
  const options = { staleTime: 0, keepPreviousData: true };
  const childType = kind === 'shared' || kind === 'allocated' ? kind : undefined;
  const accountType = kind === 'shared' || kind === 'allocated' ? undefined : kind;
  const byAccount = useCall(
    usersCalls.usersByAccountType,
    { ...body, ...(accountType === undefined ? {} : { accountType }) },
    { ...options, enabled: accountType !== undefined },
  );
  const byChild = useCall(
    usersCalls.usersByChildType,
    { ...body, ...(childType === undefined ? {} : { childType }) },
    { ...options, enabled: childType !== undefined },
  );
  return childType === undefined ? byAccount : byChild;
}

const isNothing = (error: unknown) => error instanceof CallError && error.code === NOTHING_FOUND;

function NothingFound({ error }: { error: unknown }) {
  const { t } = useMessages();
  const messageOf = useErrorMessage();
  return (
    <>
      <Alert type="warning" showIcon message={messageOf(error)} />
      <State title={t('list.nothingFound')} />
    </>
  );
}

/** The sub accounts of a company with what each can use. */
function SubAccounts({ parentId }: { parentId: number }) {
  const messages = useMessages();
  const { t } = messages;
  const powers = usePowers();
  const { data, error, refetch } = useCall(usersCalls.usersByChildType, { parentId, pageSize: 100 }, { staleTime: 0 });
  if (isNothing(error)) return <NothingFound error={error} />;
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  return (
    <Table<AccountRow>
      rowKey="userId"
      size="small"
      aria-label={t('accountType:subAccounts')}
      dataSource={data.rows}
      columns={columnsOf(messages, powers).filter(({ key }) => key !== 'subNum' && key !== 'companyName')}
      pagination={false}
    />
  );
}

function columnsOf({ t, language }: Messages, powers: ReadonlySet<string>): TableColumnsType<AccountRow> {
  const column = (key: string, render: (row: AccountRow) => ReactNode, align?: 'right') => ({
    key,
    title: t(`accountType:column.${key}`),
    render: (_: unknown, row: AccountRow) => render(row),
    ...(align === undefined ? {} : { align }),
  });
  return [
    column('user', ({ userId, username, userRealname }) => {
      const name = userRealname ?? username;
      return powers.has(USER_PAGE) ? <Link to={`${USER_PAGE}/show/${userId}`}>{name}</Link> : name;
    }),
    column('phone', ({ phoneNum }) => phoneNum ?? '—'),
    column('companyName', ({ companyName }) => <span className={styles.narrow}>{companyName ?? '—'}</span>),
    column('type', ({ accountType, childType }) => (
      <span className={styles.narrow}>{t(`accountType:kind.${childType ?? accountType}`)}</span>
    )),
    column('leftC', ({ left }) => left.C, 'right'),
    column('leftB', ({ left }) => left.B, 'right'),
    column('expireTime', ({ expireTime }) => timeText(expireTime, language) || '—'),
    column('subNum', ({ subNum }) => subNum, 'right'),
    column('state', ({ userState }) => (
      <Tag variant={userState === 'enabled' ? 'good' : 'warning'}>{t(`accountType:state.${userState}`)}</Tag>
    )),
    ...(powers.has(USER_VIEW_POWER)
      ? [column('actions', (row) => row.userState === 'enabled' && <ViewAsButton user={row} />)]
      : []),
  ];
}
