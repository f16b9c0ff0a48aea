import { Button, Checkbox, type TableColumnsType } from 'antd';
import { billingCalls } from '../../contract/billing/calls.ts';
import { refusedVerdicts } from '../../contract/billing/refused-verdicts.ts';
import type { BillNotice } from '../../contract/billing/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Tag } from '../../ui/tag.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { FilterBar, FilterDays } from '../list/filter-bar.tsx';
import { type Messages, useMessages } from '../messages.ts';
import styles from './billing.module.css';
import { BillingList, type SectionProps } from './billing-list.tsx';
import { noFilters, toNoticesBody } from './billing-state.ts';
import { noticeMoneyText, noticesSheet, timeText } from './purchase-labels.ts';

const EXPORTED_MAX = 10_000;

/** The notices of the payment service. One without a matching purchase is money that staff have to investigate. */
export function PaymentNotices(props: SectionProps) {
  const { state, onGo, onFind } = props;
  const messages = useMessages();
  const { t } = messages;
  const answer = useCall(billingCalls.billList, toNoticesBody(state), { keepPreviousData: true, staleTime: 0 });
  const read = async () => {
    const { rows } = await request(billingCalls.billList, {
      ...toNoticesBody(state),
      pageNum: 1,
      pageSize: EXPORTED_MAX,
    });
    return noticesSheet(rows, messages);
  };
  return (
    <>
      <FilterBar
        key={state.search}
        label={t('bill:filter.notices')}
        search={state.search}
        onFind={(search) => onFind({ search })}
        onClear={() => onFind(noFilters)}
      >
        <Checkbox checked={state.isRefused} onChange={({ target }) => onFind({ isRefused: target.checked })}>
          {t('bill:filter.refused')}
        </Checkbox>
        <FilterDays from={state.from} to={state.to} onChange={onFind} />
      </FilterBar>
      <div className={styles.totals}>
        <p className="quiet">{t('bill:noticesHint')}</p>
        <TableExportButton
          table="paymentNotice"
          name={t('bill:view.notices')}
          read={read}
          isDisabled={(answer.data?.total ?? 0) === 0}
        />
      </div>
      <BillingList
        {...props}
        answer={answer}
        rowKey="noticeId"
        columns={columnsOf(messages, (purchase) => onGo({ purchase }))}
        empty={t('bill:empty.notices')}
      />
    </>
  );
}

export function VerdictTag({ verdict }: Pick<BillNotice, 'verdict'>) {
  const { t } = useMessages();
  const variant = refusedVerdicts.includes(verdict) ? 'bad' : verdict === 'refund' ? 'warning' : 'good';
  return <Tag variant={verdict === 'unpaid' ? 'neutral' : variant}>{t(`bill:verdict.${verdict}`)}</Tag>;
}

function columnsOf(messages: Messages, onOpen: (orderCode: string) => void): TableColumnsType<BillNotice> {
  const { t } = messages;
  const title = (name: string) => t(`bill:column.${name}`);
  return [
    { title: title('receivedAt'), render: (_, { receivedAt }) => timeText(receivedAt, messages) },
    { title: title('verdict'), render: (_, { verdict }) => <VerdictTag verdict={verdict} /> },
    {
      title: title('orderCode'),
      render: (_, { orderCode, isOurs }) =>
        isOurs ? (
          <Button type="link" size="small" className="oe" onClick={() => onOpen(orderCode)}>
            {orderCode}
          </Button>
        ) : (
          <>
            <span className="oe">{orderCode}</span>
            <span className={styles.under}>{t('bill:notOurs')}</span>
          </>
        ),
    },
    { title: title('amount'), align: 'right', render: (_, notice) => noticeMoneyText(notice, messages) },
    { title: title('tradeState'), render: (_, { tradeState }) => tradeState },
    { title: title('transaction'), render: (_, { transactionId }) => <span className="oe">{transactionId}</span> },
  ];
}
