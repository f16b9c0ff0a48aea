import { Alert, Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { billingCalls } from '../../contract/billing/calls.ts';
import { REFUND_REMARK_MAX } from '../../contract/billing/rules.ts';
import type { Bill, PurchaseRemainder } from '../../contract/billing/schemas.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { MoneyInput } from '../fields/money-input.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { moneyText } from './purchase-labels.ts';

interface RefundFormProps {
  bill: Bill;
  /** The unused rest of a paid or active purchase. Null if the payment activated nothing; it is then refunded in full. */
  remainder: PurchaseRemainder | null;
}

/** Records a refund that was made outside the product, with a remark on how. */
export function RefundForm({ bill, remainder }: RefundFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const [remark, setRemark] = useState('');
  /** Undefined until the staff changes the proposal. */
  const [typedFen, setTypedFen] = useState<number | null>();
  const [isChecked, setChecked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const paidFen = bill.paidFen ?? 0;
  const refundFen = remainder === null ? paidFen : typedFen === undefined ? remainder.proposedFen : typedFen;
  const isAmountValid = remainder === null || (refundFen !== null && refundFen >= 1 && refundFen <= paidFen);
  const isRemarkMissing = remark.trim() === '';
  const { orderRefund, billInfo, orderList, orderTotal } = billingCalls;
  const body = remainder === null || refundFen === null ? {} : { refundFen, left: remainder.left };
  const refund = useAction(() => request(orderRefund, { orderCode: bill.orderCode, remark: remark.trim(), ...body }), {
    done: () => t('bill:refund.done'),
    changes: [billInfo, orderList, orderTotal],
    isErrorInForm: remainder !== null,
    // The figures are refetched, and the proposal with them.
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== '900410') return false;
      setTypedFen(undefined);
      setHasChanged(true);
      setConfirming(false);
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRemarkMissing || !isAmountValid) return;
    if (remainder === null) void refund.run();
    else setConfirming(true);
  };
  const amount = moneyText(refundFen, messages);
  return (
    <>
      <form className={styles.refund} data-due={remainder === null ? '' : undefined} onSubmit={submit} noValidate>
        <strong>{remainder === null ? t('bill:refund.title', { amount }) : t('bill:refund.offer')}</strong>
        <span>{t('bill:refund.hint')}</span>
        {hasChanged && <Alert type="warning" showIcon message={t('bill:refund.changed')} />}
        {remainder !== null && (
          <AmountField
            paid={moneyText(paidFen, messages)}
            proposed={moneyText(remainder.proposedFen, messages)}
            value={refundFen}
            isInvalid={isChecked && !isAmountValid}
            onChange={setTypedFen}
          />
        )}
        <label htmlFor="refund-remark">{t('bill:refund.remark')}</label>
        <Input.TextArea
          id="refund-remark"
          rows={2}
          maxLength={REFUND_REMARK_MAX}
          value={remark}
          {...problemProps('refund-problem', isChecked && isRemarkMissing)}
          onChange={(event) => setRemark(event.target.value)}
        />
        {isChecked && isRemarkMissing && <Problem id="refund-problem" text={t('bill:refund.missing')} />}
        <Button type="primary" htmlType="submit" loading={remainder === null && refund.isBusy}>
          {t('bill:refund.submit')}
        </Button>
      </form>
      {isConfirming && remainder !== null && (
        <ActionDialog
          title={t('bill:refund.confirm', { amount })}
          okText={t('bill:refund.submit')}
          isDanger
          action={refund}
          onClose={() => setConfirming(false)}
        >
          <p>
            {bill.state === 'paid'
              ? t('bill:refund.notActivated')
              : t(`bill:refund.${effectOf(remainder)}`, { count: remainder.left })}
          </p>
          <p>{t('bill:refund.hint')}</p>
        </ActionDialog>
      )}
    </>
  );
}

function effectOf({ unit, left }: PurchaseRemainder) {
  if (left === 0) return 'nothingLeft';
  return unit === 'lookups' ? 'withdrawsLookups' : 'withdrawsDays';
}

interface AmountFieldProps {
  paid: string;
  proposed: string;
  /** In fen. */
  value: number | null;
  isInvalid: boolean;
  onChange: (fen: number | null) => void;
}

function AmountField({ paid, proposed, value, isInvalid, onChange }: AmountFieldProps) {
  const { t } = useMessages();
  return (
    <>
      <label htmlFor="refund-amount">{t('bill:refund.amount')}</label>
      <MoneyInput
        id="refund-amount"
        className={styles.amount ?? ''}
        value={value}
        {...problemProps('refund-amount-problem', isInvalid)}
        onChange={onChange}
      />
      <span className="quiet">{t('bill:refund.proposal', { proposed, paid })}</span>
      {isInvalid && <Problem id="refund-amount-problem" text={t('bill:refund.invalid', { paid })} />}
    </>
  );
}

function problemProps(id: string, isWrong: boolean) {
  if (!isWrong) return { 'aria-invalid': false };
  return { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id };
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className={styles.problem} role="alert">
      {text}
    </span>
  );
}
