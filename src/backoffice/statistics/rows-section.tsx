import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { statisticsCalls } from '../../contract/statistics/calls.ts';
import { ROW_METRICS, STATISTIC_ROWS_MAX } from '../../contract/statistics/rules.ts';
import type { StatisticRow } from '../../contract/statistics/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { showTotalFen } from '../../ui/money.ts';
import { Spinner, State } from '../../ui/state.tsx';
import list from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { LoadError } from '../load-error.tsx';
import { type Messages, useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { FilterSelect } from './filter-select.tsx';
import styles from './statistics.module.css';
import { type StatisticsState, toRowsBody } from './statistics-state.ts';
import { useProvinceNames } from './use-group-name.ts';

interface RowsSectionProps {
  state: StatisticsState;
  today: string;
  onGo: (change: Partial<StatisticsState>) => void;
}

/** The rows that a figure counts, newest first. */
export function RowsSection({ state, today, onGo }: RowsSectionProps) {
  const { t } = useMessages();
  return (
    <section className={styles.series} aria-labelledby="statistics-rows">
      <div className={list.head}>
        <h2 id="statistics-rows">{t(`statistics:rowsOf.${state.rows}`)}</h2>
        <FilterSelect
          label={t('statistics:rowsChoice')}
          value={state.rows}
          options={ROW_METRICS.map((metric) => [metric, t(`statistics:rowsOf.${metric}`)] as const)}
          onChange={(rows) => onGo({ rows, page: 1 })}
        />
      </div>
      <Rows state={state} today={today} onGo={onGo} />
    </section>
  );
}

function Rows({ state, today, onGo }: RowsSectionProps) {
  const messages = useMessages();
  const { t } = messages;
  const provinces = useProvinceNames();
  const hasBills = usePowers().has(BILL_PAGE);
  const options = { keepPreviousData: true, staleTime: 0 };
  const { data, error, refetch } = useCall(statisticsCalls.statisticRows, toRowsBody(state, today), options);
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0) return <State title={t('statistics:noRows')} />;
  return (
    <div className={list.table}>
      <Table<StatisticRow>
        rowKey="id"
        size="middle"
        dataSource={data.rows}
        columns={columnsOf(messages, { hasBills, provinces, rows: state.rows })}
        pagination={{
          ...paginationOf(state, Math.min(data.total, STATISTIC_ROWS_MAX), { t, onGo }),
          showTotal: () => t('list.total', { count: data.total }),
        }}
      />
    </div>
  );
}

interface ColumnOptions {
  hasBills: boolean;
  provinces: ReadonlyMap<string, string>;
  rows: StatisticsState['rows'];
}

const purchases: readonly string[] = ['purchases', 'paidPurchases', 'revenueFen', 'refundsFen'];

function columnsOf({ t, language, has }: Messages, options: ColumnOptions): TableColumnsType<StatisticRow> {
  const title = (name: string) => t(`statistics:column.${name}`);
  const isPurchase = purchases.includes(options.rows);
  const kindText = (kind: string) => (has(`statistics:kind.${kind}`) ? t(`statistics:kind.${kind}`) : kind);
  return [
    { title: title('at'), render: (_, { at }) => formatDateTime(at, language, 'short') },
    { title: title('user'), render: (_, row) => [row.username, row.companyName].filter(Boolean).join(' · ') },
    { title: title('kind'), render: (_, { kind }) => (kind === null ? '' : kindText(kind)) },
    {
      title: title('subject'),
      render: (_, { subject }) =>
        isPurchase && options.hasBills ? <Link to={`${BILL_PAGE}?purchase=${subject}`}>{subject}</Link> : subject,
    },
    ...(isPurchase
      ? [
          {
            title: title('amount'),
            align: 'right' as const,
            render: (_: unknown, { amountFen }: StatisticRow) =>
              amountFen === null ? '' : showTotalFen(amountFen, language),
          },
        ]
      : []),
    {
      title: t('statistics:group.vehicleClass'),
      render: (_, { vehicleClass }) => (vehicleClass === null ? '' : t(`statistics:class.${vehicleClass}`)),
    },
    {
      title: t('statistics:group.province'),
      render: (_, row) => options.provinces.get(row.provinceCode) ?? row.provinceCode,
    },
    { title: t('statistics:group.platform'), render: (_, { platform }) => t(`common:brand.${platform}`) },
  ];
}
