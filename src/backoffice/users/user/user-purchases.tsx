import { Link } from 'react-router-dom';
import { BILL_PAGE } from '../../../contract/billing/rules.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { showTotalFen } from '../../../ui/money.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { timeText } from './time-text.ts';
import { UserList, useUserListPage } from './user-list.tsx';

type Row = ResultOf<typeof usersCalls.listUserPurchases>['rows'][number];

/** The purchases of packages, newest first. */
export function UserPurchases({ userId }: { userId: number }) {
  const messages = useMessages();
  const { t, language } = messages;
  const powers = usePowers();
  const page = useUserListPage();
  const answer = useCall(
    usersCalls.listUserPurchases,
    { id: userId, ...page },
    { keepPreviousData: true, staleTime: 0 },
  );
  const money = (fen: number | null) => (fen === null ? '' : showTotalFen(fen, language));
  return (
    <UserList<Row>
      answer={answer}
      rowKey="orderCode"
      label={t('user:tab.purchases')}
      empty={t('user:empty.purchases')}
      columns={[
        {
          title: t('user:column.orderCode'),
          render: (_, { orderCode }) =>
            powers.has(BILL_PAGE) ? (
              <Link className="oe" to={`${BILL_PAGE}?purchase=${orderCode}`}>
                {orderCode}
              </Link>
            ) : (
              <span className="oe">{orderCode}</span>
            ),
        },
        { title: t('user:column.state'), render: (_, { state }) => t(`user:purchaseState.${state}`) },
        { title: t('user:column.package'), render: (_, { packageName }) => packageName },
        { title: t('user:column.price'), align: 'right', render: (_, { priceFen }) => money(priceFen) },
        {
          title: t('user:column.paid'),
          align: 'right',
          render: (_, { paidFen, refundedFen }) => (
            <>
              {money(paidFen)}
              {refundedFen !== null && (
                <div className="quiet">{t('user:refunded', { amount: money(refundedFen) })}</div>
              )}
            </>
          ),
        },
        { title: t('user:column.createdAt'), render: (_, { createdAt }) => timeText(createdAt, language) },
        { title: t('user:column.paidAt'), render: (_, { paidAt }) => timeText(paidAt, language) },
      ]}
    />
  );
}
