import { Button, Table, type TableColumnsType } from 'antd';
import { Spinner, State } from '../../ui/state.tsx';
import styles from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { type BillingQuery, isFiltered, unfiltered } from './billing-query.ts';

export interface SectionProps {
  query: BillingQuery;
  onGo: (change: Partial<BillingQuery>) => void;
  /** As onGo, from the first page on. */
  onFind: (change: Partial<BillingQuery>) => void;
}

interface BillsListProps<Row> extends SectionProps {
  answer: { data: { rows: Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  rowKey: keyof Row & string;
  columns: TableColumnsType<Row>;
  /** Said where there is nothing at all. */
  empty: string;
}

/** A page of orders or notices, or why there is none. */
export function BillingList<Row extends object>(props: BillsListProps<Row>) {
  const { query, onGo, onFind, rowKey, columns, empty } = props;
  const { data, error, refetch } = props.answer;
  const { t } = useMessages();
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0) {
    const hasFilter = isFiltered(query);
    return (
      <State
        title={hasFilter ? t('list.nothingFound') : empty}
        actions={hasFilter ? <Button onClick={() => onFind(unfiltered)}>{t('list.clear')}</Button> : undefined}
      />
    );
  }
  return (
    <div className={styles.table}>
      <Table<Row>
        rowKey={rowKey}
        size="middle"
        dataSource={data.rows}
        columns={columns}
        pagination={paginationOf(query, data.total, { t, onGo })}
      />
    </div>
  );
}
