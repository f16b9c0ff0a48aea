import { useCan } from '@refinedev/core';
import { Button, Drawer, Grid, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatDay } from '../../../contract/shop-time.ts';
import { CHOSEN_USERS_MAX } from '../../../contract/users/staff-rules.ts';
import type { AgencyUser, StaffMember } from '../../../contract/users/staff-schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LoadError } from '../../load-error.tsx';
import { type Messages, useMessages } from '../../messages.ts';
import styles from './staff.module.css';
import { type StaffPageName, staffCallsOf } from './staff-calls-of.ts';
import { memberName } from './staff-table.tsx';
import { TransferModal } from './transfer-modal.tsx';

interface StaffDrawerProps {
  name: StaffPageName;
  id: number;
  /** Undefined if the member is not on the page of the list. */
  member: StaffMember | undefined;
  onClose: () => void;
}

const PAGE_SIZE = 10;

/** The users of a seller or agent. All or those that are chosen can be given to another one. */
export function StaffDrawer({ name, id, member, onClose }: StaffDrawerProps) {
  const messages = useMessages();
  const { t } = messages;
  const { md: isWide = true } = Grid.useBreakpoint();
  const [page, setPage] = useState(1);
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const [isTransferring, setTransferring] = useState(false);
  const { data: permission } = useCan({ resource: name, action: 'edit' });
  const { data, error, refetch } = useCall(
    staffCallsOf[name].users,
    { id, pageNum: page, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPreviousData: true },
  );
  const canTransfer = permission?.can === true && (data?.total ?? 0) > 0;
  return (
    <Drawer
      open
      onClose={onClose}
      width={isWide ? 760 : '100%'}
      title={member === undefined ? t(`${name}:users`) : `${memberName(member)} · ${member.agencyCode ?? ''}`}
      extra={
        canTransfer && (
          <Button type="primary" onClick={() => setTransferring(true)}>
            {chosenIds.length === 0 ? t('sale:transfer.all') : t('sale:transfer.chosen', { count: chosenIds.length })}
          </Button>
        )
      }
    >
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data?.total === 0 && <State title={t('sale:noUsers')} />}
      {data !== undefined && data.total > 0 && (
        <div className={styles.scroll}>
          <Table<AgencyUser>
            rowKey="userId"
            size="small"
            dataSource={data.rows}
            columns={columnsOf(messages)}
            pagination={{
              current: page,
              pageSize: PAGE_SIZE,
              total: data.total,
              showSizeChanger: false,
              onChange: setPage,
            }}
            {...(canTransfer && {
              rowSelection: {
                preserveSelectedRowKeys: true,
                selectedRowKeys: [...chosenIds],
                onChange: (keys: React.Key[]) => setChosenIds(keys.map(Number).slice(0, CHOSEN_USERS_MAX)),
                columnWidth: 44,
                getTitleCheckboxProps: () => ({ 'aria-label': t('list.chooseAll') }),
                getCheckboxProps: ({ username }: AgencyUser) => ({
                  disabled: false,
                  'aria-label': t('list.choose', { name: username }),
                }),
              },
            })}
          />
        </div>
      )}
      {isTransferring && (
        <TransferModal
          name={name}
          fromId={id}
          userIds={chosenIds.length === 0 ? undefined : chosenIds}
          onClose={() => setTransferring(false)}
          onDone={() => {
            setChosenIds([]);
            setPage(1);
          }}
        />
      )}
    </Drawer>
  );
}

function columnsOf({ t, language }: Messages): TableColumnsType<AgencyUser> {
  const title = (column: string) => t(`sale:column.${column}`);
  return [
    {
      title: title('user'),
      render: (_, { username, userRealname, companyName, isDisabled }) => (
        <>
          <span>{companyName ?? userRealname ?? username}</span>{' '}
          {isDisabled && <Tag variant="bad">{t('sale:disabled')}</Tag>}
          <span className={styles.under}>
            {[companyName === null ? null : userRealname, username].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { title: title('phone'), render: (_, { phoneNum }) => phoneNum },
    { title: title('subAccounts'), align: 'right', render: (_, { subAccounts }) => subAccounts },
    { title: title('createdAt'), render: (_, { createdAt }) => formatDay(createdAt, language, 'short') },
  ];
}
