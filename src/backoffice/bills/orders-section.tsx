import { Button, type TableColumnsType } from 'antd';
import { billingCalls } from '../../contract/billing/calls.ts';
import { type Bill, PurchaseState } from '../../contract/billing/schemas.ts';
import { Platform } from '../../contract/fields.ts';
import { request } from '../../providers/client.ts';
import { useCall } from '../../providers/use-call.ts';
import { Tag } from '../../ui/tag.tsx';
import { CsvButton } from '../list/csv-button.tsx';
import { FilterBar, FilterChoice, FilterDays } from '../list/filter-bar.tsx';
import { useWords, type Words } from '../words.ts';
import { moment, money, ordersSheet, payerOf, reasonOf, stateLooks } from './bill-words.ts';
import styles from './bills.module.css';
import { BillsList, type SectionProps } from './bills-list.tsx';
import { bodyOfOrders, bodyOfTotals, unfiltered } from './bills-query.ts';
import { OrderTotals } from './order-totals.tsx';

/** As many as one file holds. */
const MAX_EXPORTED = 10_000;

/** The orders: what narrows them, what they come to, and a page of them. */
export function OrdersSection(props: SectionProps) {
  const { query, onGo, onFind } = props;
  const words = useWords();
  const { t } = words;
  const asked = { keepPreviousData: true, staleTime: 0 };
  const answer = useCall(billingCalls.orderList, bodyOfOrders(query), asked);
  const totals = useCall(billingCalls.orderTotal, bodyOfTotals(query), asked);
  const read = async () => {
    const { rows } = await request(billingCalls.orderList, { ...bodyOfTotals(query), pageSize: MAX_EXPORTED });
    return ordersSheet(rows, words);
  };
  return (
    <>
      <FilterBar
        key={query.search}
        label={t('bill:filter.orders')}
        search={query.search}
        onFind={(search) => onFind({ search })}
        onClear={() => onFind(unfiltered)}
      >
        <FilterChoice
          label={t('bill:column.state')}
          value={query.state}
          options={PurchaseState.options.map((value) => [value, t(`bill:state.${value}`)])}
          onChange={(state) => onFind({ state })}
        />
        <FilterChoice
          label={t('bill:column.platform')}
          value={query.platform}
          options={Platform.options.map((value) => [value, t(`common:brand.${value}`)])}
          onChange={(platform) => onFind({ platform })}
        />
        <FilterDays from={query.from} to={query.to} onChange={onFind} />
      </FilterBar>
      <div className={styles.totals}>
        {totals.data !== undefined && <OrderTotals totals={totals.data} onChoose={(state) => onFind({ state })} />}
        <CsvButton name={t('bill:view.orders')} read={read} isDisabled={(answer.data?.total ?? 0) === 0} />
      </div>
      <BillsList
        {...props}
        answer={answer}
        rowKey="orderCode"
        columns={columnsOf(words, (order) => onGo({ order }))}
        empty={t('bill:empty.orders')}
      />
    </>
  );
}

function columnsOf(words: Words, onOpen: (orderCode: string) => void): TableColumnsType<Bill> {
  const { t } = words;
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
          <Tag look={stateLooks[bill.state]}>{t(`bill:state.${bill.state}`)}</Tag>
          <span className={styles.under}>{reasonOf(bill, words)}</span>
        </>
      ),
    },
    { title: title('payer'), render: (_, bill) => payerOf(bill) },
    { title: title('package'), render: (_, { packageName }) => packageName },
    { title: title('price'), align: 'right', render: (_, { priceFen }) => money(priceFen, words) },
    { title: title('paid'), align: 'right', render: (_, { paidFen }) => money(paidFen, words) },
    { title: title('createdAt'), render: (_, { createdAt }) => moment(createdAt, words) },
    { title: title('paidAt'), render: (_, { paidAt }) => moment(paidAt, words) },
  ];
}
