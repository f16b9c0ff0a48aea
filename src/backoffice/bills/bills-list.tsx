import { Button, Table, type TableColumnsType } from 'antd';
import { Spinner, State } from '../../ui/state.tsx';
import { Failed } from '../failed.tsx';
import styles from '../list/list.module.css';
import { pageOf } from '../list/page-of.ts';
import { useWords } from '../words.ts';
import { type BillsQuery, isFiltered, unfiltered } from './bills-query.ts';

export interface SectionProps {
  query: BillsQuery;
  onGo: (change: Partial<BillsQuery>) => void;
  /** As onGo, from the first page on. */
  onFind: (change: Partial<BillsQuery>) => void;
}

interface BillsListProps<Row> extends SectionProps {
  answer: { data: { rows: Row[]; total: number } | undefined; error: unknown; refetch: () => unknown };
  rowKey: keyof Row & string;
  columns: TableColumnsType<Row>;
  /** Said where there is nothing at all. */
  empty: string;
}

/** A page of orders or notices, or why there is none. */
export function BillsList<Row extends object>(props: BillsListProps<Row>) {
  const { query, onGo, onFind, rowKey, columns, empty } = props;
  const { data, error, refetch } = props.answer;
  const { t } = useWords();
  if (data === undefined && error !== null) return <Failed error={error} onRetry={() => refetch()} />;
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
        pagination={pageOf(query, data.total, { t, onGo })}
      />
    </div>
  );
}
