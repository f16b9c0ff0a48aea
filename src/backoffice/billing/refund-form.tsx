import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { billingCalls } from '../../contract/billing/calls.ts';
import { MAX_REFUND_REMARK } from '../../contract/billing/rules.ts';
import type { Bill } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/client.ts';
import { notify } from '../../providers/notification.ts';
import { queryClient } from '../../providers/query-client.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { money } from './purchase-labels.ts';

/** Writes down that the money was paid back, and how: what somebody who asks later will read. */
export function RefundForm({ bill }: { bill: Bill }) {
  const messages = useMessages();
  const { t } = messages;
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (remark.trim() === '') return setMissing(true);
    setBusy(true);
    try {
      await request(billingCalls.orderRefund, { orderCode: bill.orderCode, remark: remark.trim() });
      notify('success', t('bill:refund.done'));
    } catch (error) {
      notify('error', errorMessage(error, messages));
    }
    // Another may have been quicker: the page shows how it stands either way.
    const operations = [billingCalls.billInfo, billingCalls.orderList, billingCalls.orderTotal].map(
      ({ operation }) => operation,
    );
    await Promise.all(operations.map((operation) => queryClient.invalidateQueries([operation])));
    setBusy(false);
  };
  return (
    <form className={styles.refund} onSubmit={(event) => void submit(event)} noValidate>
      <strong>{t('bill:refund.title', { amount: money(bill.paidFen, messages) })}</strong>
      <span>{t('bill:refund.hint')}</span>
      <label htmlFor="refund-remark">{t('bill:refund.remark')}</label>
      <Input.TextArea
        id="refund-remark"
        rows={2}
        maxLength={MAX_REFUND_REMARK}
        value={remark}
        {...(isMissing ? { status: 'error' as const } : {})}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'refund-problem' : undefined}
        onChange={(event) => {
          setRemark(event.target.value);
          setMissing(false);
        }}
      />
      {isMissing && (
        <span id="refund-problem" className={styles.problem} role="alert">
          {t('bill:refund.missing')}
        </span>
      )}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('bill:refund.submit')}
      </Button>
    </form>
  );
}
