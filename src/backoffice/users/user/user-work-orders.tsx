import type { ResultOf } from '../../../contract/call.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { useMessages } from '../../messages.ts';
import { timeText } from './time-text.ts';
import { UserList, useUserListPage } from './user-list.tsx';

type Row = ResultOf<typeof usersCalls.listUserWorkOrders>['rows'][number];

/** The work orders of a user, changed last first. */
export function UserWorkOrders({ userId }: { userId: number }) {
  const { t, language } = useMessages();
  const page = useUserListPage();
  const answer = useCall(
    usersCalls.listUserWorkOrders,
    { id: userId, ...page },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <UserList<Row>
      answer={answer}
      rowKey="listId"
      label={t('user:tab.workOrders')}
      empty={t('user:empty.workOrders')}
      columns={[
        { title: t('user:column.workOrder'), render: (_, { name }) => name },
        { title: t('user:column.vehicle'), render: (_, { vehicle }) => vehicle },
        { title: t('user:column.items'), align: 'right', render: (_, { itemNum }) => itemNum },
        {
          title: t('user:column.total'),
          align: 'right',
          render: (_, { totalFen }) => showTotalFen(totalFen, language),
        },
        { title: t('user:column.createdAt'), render: (_, { createdAt }) => timeText(createdAt, language) },
        { title: t('user:column.updatedAt'), render: (_, { updateTime }) => timeText(updateTime, language) },
      ]}
    />
  );
}
