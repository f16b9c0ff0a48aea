import { useCan } from '@refinedev/core';
import { Button, Descriptions, Drawer, Grid } from 'antd';
import { useState } from 'react';
import { billingCalls } from '../../contract/billing/calls.ts';
import type { Bill, BillNotice, PurchaseRemainder } from '../../contract/billing/schemas.ts';
import type { ResultOf } from '../../contract/call.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { PayerLink } from './payer-link.tsx';
import { VerdictTag } from './payment-notices.tsx';
import { moneyText, noticeMoneyText, reasonOf, stateVariants, timeText } from './purchase-labels.ts';
import { RefundForm } from './refund-form.tsx';

interface PurchaseDrawerProps {
  orderCode: string;
  onClose: () => void;
}

/** One purchase: its facts, the notices of its payment, and the form for a refund. */
export function PurchaseDrawer({ orderCode, onClose }: PurchaseDrawerProps) {
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
  const { bill, notices, remainder } = info;
  const { data: permission } = useCan({ resource: 'bill', action: 'edit' });
  return (
    <div className={styles.bill}>
      <Descriptions size="small" column={1} items={factsOf(info, messages)} />
      {permission?.can === true && bill.state === 'refundNeeded' && <RefundForm bill={bill} remainder={null} />}
      {permission?.can === true && remainder !== null && <OfferedRefund bill={bill} remainder={remainder} />}
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

/** Most purchases are never refunded: the form waits for a click. */
function OfferedRefund(props: { bill: Bill; remainder: PurchaseRemainder }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RefundForm {...props} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('bill:refund.offer')}</Button>
    </div>
  );
}

function Notice({ notice }: { notice: BillNotice }) {
  const messages = useMessages();
  const { receivedAt, verdict, tradeState, transactionId } = notice;
  return (
    <li>
      <VerdictTag verdict={verdict} />
      <span>{timeText(receivedAt, messages)}</span>
      <strong>{noticeMoneyText(notice, messages)}</strong>
      <span>{tradeState}</span>
      <span className="oe quiet">{transactionId}</span>
    </li>
  );
}

/** Facts without a value are left out. */
function factsOf({ bill, refund, remainder }: ResultOf<typeof billingCalls.billInfo>, messages: Messages) {
  const { t } = messages;
  const facts = {
    state: <Tag variant={stateVariants[bill.state]}>{t(`bill:state.${bill.state}`)}</Tag>,
    reason: reasonOf(bill, messages),
    payer: <PayerLink bill={bill} />,
    platform: t(`common:brand.${bill.platform}`),
    package: bill.packageName,
    gives: t(`bill:gives.${bill.kind}`, { count: bill.amount, days: bill.days }),
    price: moneyText(bill.priceFen, messages),
    paid: moneyText(bill.paidFen, messages),
    ...remainderFacts(remainder, messages),
    refunded: moneyText(bill.refundedFen, messages),
    transaction: bill.transactionId,
    createdAt: timeText(bill.createdAt, messages),
    paidAt: timeText(bill.paidAt, messages),
    grantedAt: timeText(bill.grantedAt, messages),
    closedAt: timeText(bill.closedAt, messages),
    refundedAt: timeText(bill.refundedAt, messages),
    refundedBy: refund === null ? '' : (refund.by ?? t('bill:gone')),
    remark: refund?.remark,
  };
  return Object.entries(facts).flatMap(([key, children]) =>
    children === null || children === undefined || children === ''
      ? []
      : [{ key, label: t(`bill:column.${key}`), children }],
  );
}

/** What was used of a purchase, and what a refund would withdraw. */
function remainderFacts(remainder: PurchaseRemainder | null, { t }: Messages) {
  if (remainder === null) return {};
  const { unit, left, total, taken, daysLeft } = remainder;
  return {
    left: t(`bill:left.${unit}`, { left, total }),
    taken: String(taken),
    ...(unit === 'lookups' && { daysLeft: String(daysLeft) }),
  };
}
