import { Button } from 'antd';
import type { billingCalls } from '../../contract/billing/calls.ts';
import { PurchaseState } from '../../contract/billing/schemas.ts';
import type { ResultOf } from '../../contract/call.ts';
import { useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { moneyText } from './purchase-labels.ts';

interface PurchaseTotalsProps {
  totals: ResultOf<typeof billingCalls.orderTotal>;
  onChoose: (state: PurchaseState) => void;
}

/** Count, paid and refunded amount by state; each sets the filter to its state. */
export function PurchaseTotals({ totals, onChoose }: PurchaseTotalsProps) {
  const messages = useMessages();
  const { t } = messages;
  const byState = new Map(totals.map((total) => [total.state, total]));
  return (
    <ul className={styles.sums} aria-label={t('bill:totals')}>
      {PurchaseState.options.flatMap((state) => {
        const total = byState.get(state);
        if (total === undefined) return [];
        const { paidFen, refundedFen } = total;
        const paid = paidFen === 0 ? '' : ` · ${moneyText(paidFen, messages)}`;
        const refunded =
          refundedFen === 0 ? '' : ` · ${t('bill:refundedOf', { amount: moneyText(refundedFen, messages) })}`;
        return [
          <li key={state} data-state={state}>
            <Button type="text" onClick={() => onChoose(state)}>
              <span>{t(`bill:state.${state}`)}</span>
              <strong>{`${t('bill:purchases', { count: total.purchases })}${paid}${refunded}`}</strong>
            </Button>
          </li>,
        ];
      })}
    </ul>
  );
}
