import { useCan } from '@refinedev/core';
import { Descriptions, Drawer, Grid } from 'antd';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { BillNotice } from '../../contract/billing/schemas.ts';
import type { ResultOf } from '../../contract/call.ts';
import { useCall } from '../../providers/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { VerdictTag } from './payment-notices.tsx';
import { moment, money, noticeMoney, payerOf, reasonOf, stateVariants } from './purchase-labels.ts';
import { RefundForm } from './refund-form.tsx';

interface BillDrawerProps {
  orderCode: string;
  onClose: () => void;
}

/** One order beside the list: what it is, what was told of its payment, and the refund that it wants. */
export function PurchaseDrawer({ orderCode, onClose }: BillDrawerProps) {
  const { t } = useMessages();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { data, error, refetch } = useCall(billingCalls.billInfo, { orderCode }, { staleTime: 0 });
  return (
    <Drawer open onClose={onClose} width={isWide ? 640 : '100%'} title={<span className="oe">{orderCode}</span>}>
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data !== undefined && <Info info={data} />}
    </Drawer>
  );
}

function Info({ info }: { info: ResultOf<typeof billingCalls.billInfo> }) {
  const messages = useMessages();
  const { t } = messages;
  const { bill, notices } = info;
  const { data: may } = useCan({ resource: 'bill', action: 'edit' });
  return (
    <div className={styles.bill}>
      <Descriptions size="small" column={1} items={factsOf(info, messages)} />
      {bill.state === 'refundNeeded' && may?.can === true && <RefundForm bill={bill} />}
      <section>
        <h2>{t('bill:view.notices')}</h2>
        {notices.length === 0 ? (
          <p className="quiet">{t('bill:noNotice')}</p>
        ) : (
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <Notice key={notice.noticeId} notice={notice} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Notice({ notice }: { notice: BillNotice }) {
  const messages = useMessages();
  const { receivedAt, verdict, tradeState, transactionId } = notice;
  return (
    <li>
      <VerdictTag verdict={verdict} />
      <span>{moment(receivedAt, messages)}</span>
      <strong>{noticeMoney(notice, messages)}</strong>
      <span>{tradeState}</span>
      <span className="oe quiet">{transactionId}</span>
    </li>
  );
}

/** What is known of an order; what is not is left out. */
function factsOf({ bill, refund }: ResultOf<typeof billingCalls.billInfo>, messages: Messages) {
  const { t } = messages;
  const facts = {
    state: <Tag look={stateVariants[bill.state]}>{t(`bill:state.${bill.state}`)}</Tag>,
    reason: reasonOf(bill, messages),
    payer: payerOf(bill),
    platform: t(`common:brand.${bill.platform}`),
    package: bill.packageName,
    gives: t(`bill:gives.${bill.kind}`, { count: bill.amount, days: bill.days }),
    price: money(bill.priceFen, messages),
    paid: money(bill.paidFen, messages),
    transaction: bill.transactionId,
    createdAt: moment(bill.createdAt, messages),
    paidAt: moment(bill.paidAt, messages),
    grantedAt: moment(bill.grantedAt, messages),
    closedAt: moment(bill.closedAt, messages),
    refundedAt: moment(bill.refundedAt, messages),
    refundedBy: refund === null ? '' : (refund.by ?? t('bill:gone')),
    remark: refund?.remark,
  };
  return Object.entries(facts).flatMap(([key, children]) =>
    children === null || children === undefined || children === ''
      ? []
      : [{ key, label: t(`bill:column.${key}`), children }],
  );
}
