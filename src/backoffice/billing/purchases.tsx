import { Button, type TableColumnsType } from 'antd';
import { billingCalls } from '../../contract/billing/calls.ts';
import { type Bill, PurchaseState } from '../../contract/billing/schemas.ts';
import { Platform } from '../../contract/fields.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Pending } from '../../ui/pending.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import lists from '../list/list.module.css';
import { type Messages, useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { BillingList, type SectionProps } from './billing-list.tsx';
import { noFilters, toPurchasesBody, toTotalsBody } from './billing-state.ts';
import { PayerLink } from './payer-link.tsx';
import { moneyText, purchasesSheet, reasonOf, stateVariants, timeText } from './purchase-labels.ts';
import { PurchaseTotals } from './purchase-totals.tsx';

/** The largest page of the contract. */
const EXPORTED_MAX = 10_000;

/** The purchases with filters, totals by state, and export. */
export function Purchases(props: SectionProps) {
  const { state, onGo, onFind } = props;
  const messages = useMessages();
  const { t } = messages;
  const options = { keepPreviousData: true, staleTime: 0 };
  const answer = useCall(billingCalls.orderList, toPurchasesBody(state), options);
  const totals = useCall(billingCalls.orderTotal, toTotalsBody(state), options);
  const read = async () => {
    const { rows } = await request(billingCalls.orderList, { ...toTotalsBody(state), pageSize: EXPORTED_MAX });
    return purchasesSheet(rows, messages);
  };
  return (
    <>
      <FilterBar
        key={state.search}
        label={t('bill:filter.purchases')}
        search={state.search}
        onFind={(search) => onFind({ search })}
        onClear={() => onFind(noFilters)}
      >
        <FilterChoice
          label={t('bill:column.state')}
          value={state.state}
          options={PurchaseState.options.map((value) => [value, t(`bill:state.${value}`)])}
          onChange={(state) => onFind({ state })}
        />
        <FilterChoice
          label={t('bill:column.platform')}
          value={state.platform}
          options={Platform.options.map((value) => [value, t(`common:brand.${value}`)])}
          onChange={(platform) => onFind({ platform })}
        />
        <FilterDays from={state.from} to={state.to} onChange={onFind} />
      </FilterBar>
      {totals.data === undefined && totals.error === null && <Pending label={t('common:loading')} rows={10} />}
      <div className={styles.totals}>
        {totals.data !== undefined && <PurchaseTotals totals={totals.data} onChoose={(state) => onFind({ state })} />}
        <TableExportButton
          table="purchase"
          name={t('bill:view.purchases')}
          read={read}
          isDisabled={(answer.data?.total ?? 0) === 0}
        />
      </div>
      <BillingList
        {...props}
        answer={answer}
        rowKey="orderCode"
        columns={columnsOf(messages, (purchase) => onGo({ purchase }))}
        empty={t('bill:empty.purchases')}
      />
    </>
  );
}

function columnsOf(messages: Messages, onOpen: (orderCode: string) => void): TableColumnsType<Bill> {
  const { t } = messages;
  const title = (name: string) => t(`bill:column.${name}`);
  return [
    {
      title: title('orderCode'),
      render: (_, { orderCode }) => (
        <Button type="link" size="small" className="oe" onClick={() => onOpen(orderCode)}>
          {orderCode}
        </Button>
      ),
    },
    {
      title: title('state'),
      render: (_, bill) => (
        <>
          <Tag variant={stateVariants[bill.state]}>{t(`bill:state.${bill.state}`)}</Tag>
          <span className={styles.under}>{reasonOf(bill, messages)}</span>
        </>
      ),
    },
    {
      title: title('payer'),
      render: (_, bill) => (
        <span className={lists.narrow}>
          <PayerLink bill={bill} />
        </span>
      ),
    },
    { title: title('package'), render: (_, { packageName }) => <span className={lists.narrow}>{packageName}</span> },
    { title: title('price'), align: 'right', render: (_, { priceFen }) => moneyText(priceFen, messages) },
    {
      title: title('paid'),
      align: 'right',
      render: (_, { paidFen, refundedFen }) => (
        <>
          {moneyText(paidFen, messages)}
          {refundedFen !== null && (
            <span className={styles.under}>{t('bill:refundedOf', { amount: moneyText(refundedFen, messages) })}</span>
          )}
        </>
      ),
    },
    { title: title('createdAt'), render: (_, { createdAt }) => timeText(createdAt, messages) },
    { title: title('paidAt'), render: (_, { paidAt }) => timeText(paidAt, messages) },
  ];
}
