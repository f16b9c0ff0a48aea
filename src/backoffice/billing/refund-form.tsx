import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { billingCalls } from '../../contract/billing/calls.ts';
import { REFUND_REMARK_MAX } from '../../contract/billing/rules.ts';
import type { Bill } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { moneyText } from './purchase-labels.ts';

/** Records a refund that was made outside the product, with a remark on how. */
export function RefundForm({ bill }: { bill: Bill }) {
  const messages = useMessages();
  const { t } = messages;
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { orderRefund, billInfo, orderList, orderTotal } = billingCalls;
  const refund = useAction((trimmed: string) => request(orderRefund, { orderCode: bill.orderCode, remark: trimmed }), {
    done: () => t('bill:refund.done'),
    changes: [billInfo, orderList, orderTotal],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remark.trim() === '') setMissing(true);
    else void refund.run(remark.trim());
  };
  return (
    <form className={styles.refund} onSubmit={submit} noValidate>
      <strong>{t('bill:refund.title', { amount: moneyText(bill.paidFen, messages) })}</strong>
      <span>{t('bill:refund.hint')}</span>
      <label htmlFor="refund-remark">{t('bill:refund.remark')}</label>
      <Input.TextArea
        id="refund-remark"
        rows={2}
        maxLength={REFUND_REMARK_MAX}
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
      <Button type="primary" htmlType="submit" loading={refund.isBusy}>
        {t('bill:refund.submit')}
      </Button>
    </form>
  );
}
