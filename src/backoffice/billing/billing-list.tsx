import { Button, Table, type TableColumnsType } from 'antd';
import { Spinner, State } from '../../ui/state.tsx';
import styles from '../list/list.module.css';
import { paginationOf } from '../list/pagination.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { type BillingState, isFiltered, noFilters } from './billing-state.ts';

export interface SectionProps {
  state: BillingState;
  onGo: (change: Partial<BillingState>) => void;
  /** As onGo, but back to the first page. */
  onFind: (change: Partial<BillingState>) => void;
}

interface BillingListProps<Row> extends SectionProps {
  answer: { data: { rows: Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  rowKey: keyof Row & string;
  columns: TableColumnsType<Row>;
  /** The text for an empty list without filters. */
  empty: string;
}

/** A page of purchases or notices, with its loading, error and empty states. */
export function BillingList<Row extends object>(props: BillingListProps<Row>) {
  const { state, onGo, onFind, rowKey, columns, empty } = props;
  const { data, error, refetch } = props.answer;
  const { t } = useMessages();
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  if (data.total === 0) {
    const hasFilter = isFiltered(state);
    return (
      <State
        title={hasFilter ? t('list.nothingFound') : empty}
        actions={hasFilter ? <Button onClick={() => onFind(noFilters)}>{t('list.clear')}</Button> : undefined}
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
        pagination={paginationOf(state, data.total, { t, onGo })}
      />
    </div>
  );
}
